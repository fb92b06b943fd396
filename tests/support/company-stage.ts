/** A host without a wire: its players stand at the title, each over a folder of its own, and know of one another. */
import { expect } from 'vitest';
import type { Shelf } from '../../src/games/shelf.ts';
import { gamesOn } from '../../src/play/games.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { servicesFor } from '../../src/play/services.ts';
import { openHouse } from '../../src/ssh/company/company.ts';
import { hallIn } from '../../src/ssh/game.ts';
import type { Env, OpenGame } from '../../src/tui/program.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { envOf } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';

const NOON = new Date('2026-11-22T12:00:00Z');

/** A player on a host. */
export class Visitor extends PlainStage {
  /** Leads to a game that was opened elsewhere, as Continue does. */
  play(game: OpenGame): this {
    this.screens = [this.env.routes.play(game, this.env, null)];
    return this;
  }

  /** Who is here, as this player is told. */
  get company(): NonNullable<Env['services']['company']> {
    const { company } = this.env.services;
    if (company === null) throw new Error('no company');
    return company;
  }
}

/** Lets a visitor look on until something is to be seen. */
export function sees(visitor: Visitor, what: string): void {
  for (let i = 0; i < 12 && !visitor.text.includes(what); i++)
    for (let ticks = 0; ticks < 8; ticks++) visitor.send({ kind: 'tick' });
  expect(visitor.text).toContain(what);
}

/**
 * Opens a host for the games of a shelf; returns what lets players of accounts in, by their names.
 * Every match has the same seed, which nobody can guess on a host.
 */
export async function companyOn(shelf: Shelf, seed = 'COMPANY'): Promise<(name: string) => Visitor> {
  const games = gamesOn(shelf);
  for (const { id } of shelf.entries) await games.load(id);
  const house = openHouse({
    ...{ folder: tempFolder(), games: await shelf.loadAll(), daily: null, motd: null, now: () => NOON, warn() {} },
    newSeed: () => seed,
  });
  return (name) => {
    const store = open(tempFolder(), { games: shelf.entries });
    const services = servicesFor(store, '9.9.9', shelf, 'SEED');
    const { services: own, routes } = house.join(
      { id: name, name, account: `id-${name}`, accountDay: '2026-11-01', since: NOON },
      { services, ownHall: hallIn(store), routes: ROUTES, account: null, saved: (then) => then(), hold() {} },
    );
    return new Visitor(
      (env) => routes.title(env, null),
      () => envOf(own, routes, games),
    );
  };
}
