/** What others decide together with the person is sealed before the person is asked, and opened afterwards. */
import { describe, expect, it } from 'vitest';
import { readSave, type Save } from '../../src/kernel/save.ts';
import type { SavedSeals } from '../../src/kernel/seal.ts';
import { digestOf } from '../../src/kernel/state.ts';
import { provedSeals, replayed, sealsTold } from '../../src/session/proof/seals-proof.ts';
import { keptSeals, Seals } from '../../src/session/seals.ts';
import { Session } from '../../src/session/session.ts';
import { value } from '../kernel/toy.ts';
import { toy } from '../toy/rules.ts';
import { type Disk, diskOf } from './kernel-toy.ts';
import { anyMind, firstOf, playOn, SILENT, showAll, startToy, TABLES, type ToySession } from './support.ts';

/** A disk whose secrets are as foreseeable as a test wants them. */
function sealing(): Disk {
  let made = 0;
  const nonce = (): string => {
    made += 1;
    return `${made}`.padStart(64, '0');
  };
  return { ...diskOf(), nonce };
}

const opened = (save: Save, disk: Disk, mind = anyMind()): ToySession =>
  value(Session.open(toy, TABLES, save, { seats: [0], sink: disk, minds: { 1: mind } })).session;

const begun = (disk: Disk) => startToy([0, 1, null], { sink: disk, minds: { 1: anyMind() } });
const whole = (): Save => playOn(begun(sealing())).save();
const sealsOf = ({ seals }: Save): SavedSeals => {
  if (seals === undefined) throw new Error('it has no seals');
  return seals;
};

/** What is said of a save's seals: why they do not hold, or what they prove. */
function told(save: Save): string {
  const again = value(replayed(toy, TABLES, save));
  const proof = provedSeals(save, again.match.over, again.asked);
  return proof.ok ? sealsTold(proof.value).join(' ') : proof.why;
}

describe('the orders of others', () => {
  it('are sealed on the disk before the prompt is shown, and opened when the person has answered', () => {
    const disk = sealing();
    const session = begun(disk);
    showAll(session);
    expect(session.prompt?.seat).toBe(0);
    const [seal] = sealsOf(disk.last()).orders;
    expect([disk.last().choices, seal]).toMatchObject([[], { at: 0, of: [1], nonce: null }]);
    session.answer(firstOf(session));
    expect(sealsOf(disk.last())).toMatchObject({ orders: [{ ...seal, nonce: expect.stringMatching(/^0+\d$/) }, {}] });
    expect(readSave(disk.last()).ok).toBe(true);
  });

  it('are not thought out again after a crash: the same seal is opened', () => {
    const disk = sealing();
    showAll(begun(disk));
    const left = disk.last();
    const mind = anyMind();
    const session = opened(left, disk, mind);
    showAll(session);
    session.answer(firstOf(session));
    expect(mind.thoughts).toBe(1); // about the question after it
    expect(session.match.choices[0]?.[1]).toEqual(sealsOf(left).secret?.order?.orders[0]);
    expect(sealsOf(session.save()).orders[0]).toMatchObject({ hash: sealsOf(left).orders[0]?.hash });
    expect(told(playOn(session).save())).toMatch(
      /^The orders of others were fixed before yours: (\d+) of \1\. Its dice/,
    );
  });

  it('are gone with their seal where the question is taken back, or the rules are others now', () => {
    const nonce = (): string => '1'.repeat(64);
    const seals = new Seals({ seats: [0], from: 0, seed: null, orders: [] }, nonce);
    const place = { at: 3, of: [1], seq: 9 };
    expect([seals.seal(place, ['north']), seals.seal(place, ['north'])]).toEqual([true, false]);
    const left = seals.saved;
    seals.drop();
    expect(seals.saved).toEqual({ seats: [0], from: 0, seed: null, orders: [] });
    const going = (at: number, same: boolean) => keptSeals(left, { seats: [0], at, same }, nonce)?.orders.length;
    expect([going(3, true), going(3, false), going(2, true), going(4, true)]).toEqual([1, 0, 0, 1]);
  });

  it('need no seal where nobody is asked together with the person', () => {
    const alone = startToy([0, null, null], { sink: sealing() });
    expect(told(playOn(alone).save())).toMatch(
      /^Nobody was asked for orders together with you: no order is sealed\. Its/,
    );
  });

  it('have no seals in a record from before, and have them from where such a match goes on', () => {
    const old = playOn(startToy([0, 1, null], { minds: { 1: anyMind() } }), 2);
    expect(told(old.save())).toBe('It has no seals: nothing in it proves when the orders of others were fixed.');
    const disk = sealing();
    const session = opened(old.save(), disk);
    expect(sealsOf(disk.last()).orders).toHaveLength(1);
    expect(told(session.save())).toContain('0 of 2. The first 2 had been given before there were seals. One more');
    const last = told(playOn(session).save());
    expect(last).toMatch(/: \d+ of \d+\. The first 2 had been given before there were seals\.$/);
  });

  it('stay sealed through a program that makes no secrets', () => {
    const disk = sealing();
    showAll(begun(disk));
    const options = { seats: [0], sink: SILENT, minds: { 1: anyMind() } } as const;
    const session = playOn(value(Session.open(toy, TABLES, disk.last(), options)).session, 1);
    expect(sealsOf(session.save()).orders).toMatchObject([{ nonce: expect.any(String) }]);
  });
});

describe('a forged record', () => {
  const save = whole();
  const seals = sealsOf(save);
  const [first, second] = seals.orders;
  if (first === undefined || second === undefined) throw new Error('too short a match');
  const other = 'f'.repeat(64);
  const among = (orders: SavedSeals['orders']): Save => ({ ...save, seals: { ...seals, orders } });

  it.each<[string, Save, string]>([
    [
      'a nonce that was changed',
      among([{ ...first, nonce: other }, ...seals.orders.slice(1)]),
      'the orders of others in choice 1 are not those that were sealed, or their nonce was changed',
    ],
    [
      'a seal that was changed',
      among([{ ...first, hash: other }, ...seals.orders.slice(1)]),
      'the orders of others in choice 1 are not those that were sealed, or their nonce was changed',
    ],
    ['a seal taken away', among(seals.orders.slice(1)), 'the seal of choice 1 is missing'],
    [
      'a seal never opened',
      among([{ ...first, nonce: null }, ...seals.orders.slice(1)]),
      'the seal of choice 1 was never opened',
    ],
    ['two seals for one order', among([first, ...seals.orders]), 'choice 1 has 2 seals, where there can be 1'],
    [
      'a seal of what was never chosen',
      among([...seals.orders, { ...first, at: 99 }]),
      'it has a seal for choice 100, and no such choice',
    ],
    [
      'a seed whose nonce was changed',
      { ...save, seals: { ...seals, seed: { hash: other, nonce: other } } },
      'its seed is not the one that was sealed, or its nonce was changed',
    ],
    [
      'a seed never opened',
      { ...save, seals: { ...seals, seed: { hash: other, nonce: null } } },
      'the seal of its seed was never opened',
    ],
  ])('is found out: %s', (_, forged, why) => {
    expect(told(forged)).toBe(why);
  });

  it('is found out where another order stands in it, whose match replays', () => {
    const session = begun(SILENT as Disk);
    showAll(session);
    const orders = toy.decisions.order.list(session.match.state, TABLES, {
      kind: 'order',
      seat: 1,
      cite: '2.1',
      fighter: 'B',
    });
    const mine = save.choices[0]?.[0];
    const wanted = orders?.find((one) => digestOf(one) !== digestOf(save.choices[0]?.[1]));
    const match = value(replayed(toy, TABLES, { ...session.match.save(0) })).match;
    expect(match.answer([mine, wanted])).toBeNull();
    const forged = { ...match.save(0), seals: { ...seals, orders: [first] } };
    expect(told(forged)).toContain('are not those that were sealed');
  });
});
