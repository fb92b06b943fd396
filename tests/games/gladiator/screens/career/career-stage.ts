/** A career on a stage. */

import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import type { CareerGame } from '../../../../../src/games/gladiator/session/career.ts';
import { careerOn } from '../../../../../tools/games/gladiator/careers.ts';
import { type FakeServices, fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';

/** A career on a stage, played on until it is so. */
export function careerStage(
  done: (game: CareerGame) => boolean,
  wanted: Parameters<typeof careerOn>[2] = {},
  services: FakeServices = fakeServices(),
): Stage {
  const game = careerOn(services.careerDisk, done, wanted);
  return new Stage((env) => careerGame(game).screen(env, null), services);
}
