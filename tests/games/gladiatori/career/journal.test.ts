/** Journals of campaigns add up by a checker of its own; a line that is falsified is found. */
import { describe, expect, it } from 'vitest';
import type { CampaignEvent } from '../../../../src/games/gladiatori/career/events.ts';
import { narrateCampaign } from '../../../../src/games/gladiatori/career/narrate.ts';
import { matchByBook } from '../../../../src/games/gladiatori/career/result.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { campaignFaults, watchedCampaign } from '../../../../tools/games/gladiatori/campaign-checker.ts';

const { events, state } = watchedCampaign({ name: 'Felix', character: 'thraex', mode: 'ironman' }, 'journal', (...to) =>
  matchByBook(tables(), ...to),
);

describe('a journal of a campaign', () => {
  it('adds up', () => {
    expect(state.ended).not.toBeNull();
    expect(campaignFaults(events, state)).toEqual([]);
  });

  it.each([
    ['Fame', (event: CampaignEvent) => (event.kind === 'fame' ? { total: event.total + 1 } : null)],
    ['pay', (event: CampaignEvent) => (event.kind === 'taken' ? { pay: event.pay + 1 } : null)],
    ['a munus', (event: CampaignEvent) => (event.kind === 'munus' ? { munus: event.munus + 1 } : null)],
    [
      'a roll',
      ({ rolls: [first, ...more] = [] }: CampaignEvent) =>
        first === undefined ? null : { rolls: [{ ...first, total: first.total + 1 }, ...more] },
    ],
  ])('%s that is another is found', (_what, change) => {
    const at = events.findIndex((event) => change(event) !== null);
    const other = events.map((event, i) => (i === at ? { ...event, ...change(event) } : event));
    expect(campaignFaults(other as CampaignEvent[], state).length).toBeGreaterThan(0);
  });

  it('GR-98 tells what was earned or paid apart from what there is', () => {
    const told = (kind: string) => events.flatMap((event) => (event.kind === kind ? [narrateCampaign(event)] : []));
    for (const line of told('taken')) expect(line).toMatch(/^Felix gets \d+ denari\w+ for [^,]+, and has \d+\.$/u);
    for (const line of [...told('munus'), ...told('healed')]) expect(line).toMatch(/^[A-Z\d]/u);
    expect([told('taken').length, told('munus').length].every((count) => count > 0)).toBe(true);
  });

  it('16.1 tells what VP are worth as a number for a number', () => {
    const told = events.flatMap((event) => (event.kind === 'experience' ? [narrateCampaign(event)] : []));
    const learnt = told.filter((line) => line.includes('VP'));
    expect(learnt.length).toBeGreaterThan(0);
    for (const line of learnt) expect(line).toMatch(/^Felix has -?\d+ experience \([+-]\d for -?\d+ VP/u);
  });
});
