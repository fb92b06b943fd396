/** A career on a stage. */
import type { CareerGame } from '../../src/session/career.ts';
import { openCareer } from '../../src/tui/career/career-screen.ts';
import { careerOn } from './careers.ts';
import { Stage } from './stage.ts';
import { type FakeServices, fakeServices } from './support.ts';

/** A career on a stage, played on until it is so. */
export function careerStage(
  done: (game: CareerGame) => boolean,
  wanted: Parameters<typeof careerOn>[2] = {},
  services: FakeServices = fakeServices(),
): Stage {
  const game = careerOn(services.careerDisk, done, wanted);
  return new Stage((env) => openCareer(game, env, null), services);
}
