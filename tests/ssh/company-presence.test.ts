/** Who is here, and what he plays. */
import { expect, it } from 'vitest';
import { newSession, playOn } from '../tui/scenes.ts';
import { envOf, fakeServices } from '../tui/support.ts';
import { aHouse, fights, NOON, visitBy } from './house.ts';

it('tells everybody of everybody, who came first first, and marks the one who asks', () => {
  const house = aHouse('Welcome.');
  const anna = house.enter(visitBy('Anna'));
  house.at = new Date(NOON.getTime() + 5 * 60_000);
  const guest = house.enter(visitBy(null));
  expect(guest.company.present()).toEqual([
    {
      id: anna.id,
      name: 'Anna',
      guest: false,
      minutes: 5,
      doing: 'stands at the gate',
      fighting: false,
      watchers: 0,
      self: false,
    },
    {
      id: guest.id,
      name: 'guest 1',
      guest: true,
      minutes: 0,
      doing: 'stands at the gate',
      fighting: false,
      watchers: 0,
      self: true,
    },
  ]);
  expect(guest.company.motd).toBe('Welcome.');
  anna.leave();
  expect(guest.company.present().map(({ name }) => name)).toEqual(['guest 1']);
});

it('gives guests the lowest number that is free', () => {
  const house = aHouse();
  const [one, two] = [house.enter(visitBy(null)), house.enter(visitBy(null))];
  one.leave();
  expect([house.enter(visitBy(null)).name, two.name]).toEqual(['guest 1', 'guest 2']);
});

it('follows what a session shows by its routes', () => {
  const house = aHouse();
  const anna = house.enter(visitBy('Anna'));
  const doing = () => anna.company.present()[0]?.doing;
  const session = fights(anna, newSession('fight'));
  const foe = session.shown.fighters[1]?.name;
  expect(doing()).toBe(`practises with Maximus against ${foe}`);
  playOn(session);
  expect(doing()).toBe(`has done with Maximus against ${foe}`);
  const env = envOf();
  anna.routes(env.routes).title(env, null);
  expect(doing()).toBe('stands at the gate');
});

it('gives services their company, and reads the rest when it is asked for', () => {
  const anna = aHouse().enter(visitBy('Anna'));
  const base = fakeServices();
  const services = anna.services(base);
  expect(services.company).toBe(anna.company);
  base.changeSettings({ theme: 'noon' });
  expect(services.settings().theme).toBe('noon');
});
