/** The properties of the battery as tests. */
import { beforeAll, expect, it } from 'vitest';
import { PROPERTIES, type Property, type Report } from './battery.ts';

/** A report is whole work, not a race: it may take this many ms on a slow machine. */
const PATIENCE = 300_000;

/** Declares a test for each property that is looked at; the report is made before the first of them. */
export function testProperties(made: () => Report, properties: readonly Property[] = PROPERTIES): void {
  let found: Report;
  beforeAll(() => {
    found = made();
  }, PATIENCE);

  it.each(properties)('a match %s', (property) => {
    const { looked, faults } = found[property];
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(0);
  });
}
