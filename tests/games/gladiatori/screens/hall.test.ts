/** The hall of fame of campaigns: a table of those that are over, and the life behind each line. */
import { expect, it } from 'vitest';
import { hallOfCampaigns } from '../../../../src/games/gladiatori/screens/campaign/hall-pages.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { noteColumn } from '../../../../src/tui/menu-rows.ts';
import { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle } from '../../../../tools/title-stage.ts';
import { open, tempFolder } from '../../../store/support.ts';
import { readsFirst, SIZES } from '../../../support/game-stage.ts';
import { hastyCampaign } from '../support/hasty.ts';

readsFirst('gladiatori');

it.each(SIZES)('at $columns columns each campaign has a line of columns, and Enter opens its life', (size) => {
  const store = open(tempFolder(), { games: GAMES });
  const services = servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED');
  const { env } = atTitle(store, new Shelf(GAMES), size);
  const opened = () => new PlainStage(hallOfCampaigns, () => env);
  expect(opened().text).toContain('Nobody has been freed, or has fallen, yet.');
  const long = 'A name that is longer than its column is wide';
  for (const [name, mode, matches] of [
    ['Verus', 'lenient', 1],
    [long.slice(0, 40), 'ironman', 2],
  ] as const) {
    const game = hastyCampaign(services, { name, mode }, name, ({ session: { match, prompt } }) => {
      return prompt?.kind === 'weeks' && match.state.past.length >= matches;
    });
    expect(game.answer({ do: 'close' })).toBeNull();
    while (game.session.advance() !== null);
  }
  const stage = opened();
  expect(stage.labels[1]).toBe('Verus, lenient');
  const { menu } = stage.view;
  if (menu === null) throw new Error('no table');
  const titles = (stage.lines[2] ?? '').slice(menu.x + noteColumn(menu));
  for (const { label, note } of menu.items) {
    expect(menu.x + noteColumn(menu) + note.length).toBeLessThan(size.columns);
    expect(label.length + 5).toBeLessThanOrEqual(noteColumn(menu));
    expect(note.slice(titles.indexOf('end'))).toMatch(/^turned away +\d{4}-\d\d-\d\d$/u);
    expect(note.slice(titles.indexOf('won'))).toMatch(/^(1 of 1|2 of 2) /u);
  }
  stage.press('Down', 'Enter');
  expect(stage.text).toContain('Verus, secutor, condemned in April 80.');
  expect(stage.text).toMatch(/Lenient, with earlier munera to return to, over on \d{4}-/u);
  expect(stage.press('Esc').view.menu?.initial).toBe(1);
  store.close();
});
