/** The player's own part of the hall of fame. */
import type { Read } from '../../../kernel/save.ts';
import { entriesIn } from '../../../play/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import type { FamiliaEntry } from '../career/hall.ts';
import { FAMILIA_HALL } from './familia-hall.ts';

const made: MakesOwn<{ entries(): Read<readonly FamiliaEntry[]> }> = (store, services) => ({
  entries: () => entriesIn(store, services, FAMILIA_HALL),
});

/** All familiae that are closed, and why they cannot be read where that is so. */
export const entriesOf = (services: Services): Read<readonly FamiliaEntry[]> => services.own(made).entries();
