/** GLADIATOR's page on a stage, as the title leads to it. */
import { titleScreen } from '../../../../src/tui/screens/title.ts';
import { type FakeServices, fakeServices, type Terminal } from '../../../../tools/games/gladiator/services.ts';
import { Stage } from '../program/tui/stage.ts';

/** The page over the title, on which its letters and its menu open what there is to play. */
export function pageStage(services: FakeServices = fakeServices(), terminal: Partial<Terminal> = {}): Stage {
  return new Stage((env) => titleScreen(env, null), services, terminal).choose('GLADIATOR');
}
