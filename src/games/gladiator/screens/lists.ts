/** The lists of a player's careers and houses. */
import { readable } from '../../../kernel/save.ts';
import type { LongList } from '../../../tui/screens/long-games.ts';
import { CAREERS, type CareerFacts } from '../files/career-kind.ts';
import { HOUSES, type HouseFacts } from '../files/house-kind.ts';
import { gladiatorFiles } from '../files/services.ts';
import { careerGame } from './career/career-screen.ts';
import { newCareerScreen } from './career/new-career.ts';
import { houseGame } from './house/house-screen.ts';
import { newHousesScreen } from './house/new-house.ts';

/** The list of careers, from which one is begun, gone on with or read. */
export const CAREER_LIST: LongList<CareerFacts> = {
  title: 'Careers',
  fresh: { label: 'New career', note: 'one gladiator, ten victories' },
  prompt: 'Go on with a career, or begin one. Finished ones can be read.',
  topic: 'career-list',
  list: ({ services }) => gladiatorFiles(services).careers.list(),
  remove: (id, { services }) => gladiatorFiles(services).careers.remove(id),
  line: CAREERS.line,
  begin: newCareerScreen,
  open(id, { services }) {
    const opened = gladiatorFiles(services).careers.open(id);
    return opened.ok ? readable(careerGame(opened.value)) : opened;
  },
};

/** The list of games of houses, from which one is begun, gone on with or read. */
export const HOUSE_LIST: LongList<HouseFacts> = {
  title: 'Houses',
  fresh: { label: 'A new house', note: 'five gladiators and 40 denarii' },
  prompt: 'Go on with a house, or open one. Finished ones can be read.',
  topic: 'ludus',
  list: ({ services }) => gladiatorFiles(services).houses.list(),
  remove: (id, { services }) => gladiatorFiles(services).houses.remove(id),
  line: HOUSES.line,
  begin: newHousesScreen,
  open(id, { services }) {
    const opened = gladiatorFiles(services).houses.open(id);
    return opened.ok ? readable(houseGame(opened.value)) : opened;
  },
};
