/** Who is here, and what he plays. */
import { expect, it } from 'vitest';
import { newSession, playOn } from '../../screens/bout/scenes.ts';
import { aHouse, comes, fights, NOON } from './house.ts';

it('tells everybody of everybody, who came first first, and marks the one who asks', () => {
  const house = aHouse({ motd: 'Welcome.' });
  const anna = comes(house, 'Anna');
  house.at = new Date(NOON.getTime() + 5 * 60_000);
  const guest = comes(house, null);
  const common = { doing: 'stands at the gate', fighting: false, closed: null, watchers: 0 };
  expect(guest.company.present()).toEqual([
    { ...common, id: anna.id, name: 'Anna', guest: false, minutes: 5, self: false },
    { ...common, id: guest.id, name: guest.company.name, guest: true, minutes: 0, self: true },
  ]);
  expect(guest.company.motd).toBe('Welcome.');
  anna.leave();
  expect(guest.company.present().map(({ id }) => id)).toEqual([guest.id]);
});

it('follows what a session shows by its routes', () => {
  const anna = comes(aHouse(), 'Anna');
  const doing = () => anna.company.present()[0]?.doing;
  const session = fights(anna, newSession('fight'));
  const foe = session.shown.fighters[1]?.name;
  expect(doing()).toBe(`practises with Maximus against ${foe}`);
  playOn(session);
  expect(doing()).toBe(`has done with Maximus against ${foe}`);
  anna.env.routes.title(anna.env, null);
  expect(doing()).toBe('stands at the gate');
});

it('gives services their company, and reads the rest when it is asked for', () => {
  const { base, services, company } = comes(aHouse(), 'Anna');
  expect(services.company).toBe(company);
  base.changeSettings({ theme: 'noon' });
  expect(services.settings().theme).toBe('noon');
});

it('gives every match a seed of its own that nobody finds by trying', () => {
  const { services } = comes(aHouse(), 'Anna');
  const seeds = [services.newSeed(), services.newSeed()];
  for (const seed of seeds) expect(seed).toMatch(/^[\dA-F]{8}-[\dA-F]{8}-[\dA-F]{8}$/u);
  expect(new Set(seeds).size).toBe(2);
});
