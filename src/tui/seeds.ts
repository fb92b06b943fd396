/** Seeds before a match begins: on a host nobody sees or types one, so that nobody can try its dice out beforehand. */
import type { Services } from './services.ts';

type Where = Pick<Services, 'company' | 'newSeed'>;

/** Whether the seed is shown, and may be another: not among others. */
export function isSeedOpen({ company }: Pick<Where, 'company'>): boolean {
  return company === null;
}

/** The seed that something begins with: that of its form, or on a host one that nobody has seen. */
export function seedToBegin(seed: string, services: Where): string {
  return isSeedOpen(services) ? seed : services.newSeed();
}

/** What a form's header says of it. */
export function seedHead(seed: string, services: Pick<Where, 'company'>): string {
  return isSeedOpen(services) ? `seed ${seed}` : 'its seed is sealed until the end';
}
