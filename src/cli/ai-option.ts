/** --red-ai and --blue-ai: how well the program leads the fighters of a side. */
import { LEVELS, type LeadLevel } from '../kernel/levels.ts';
import { UsageError } from './errors.ts';

/** Both options as they were typed. */
export interface AiOptions {
  readonly redAi?: string;
  readonly blueAi?: string;
}

/** What leads the fighters of each side; where nothing was said nothing stands. */
export interface SideLevels {
  readonly redAi?: LeadLevel;
  readonly blueAi?: LeadLevel;
}

/** Reads both. Throws UsageError. */
export function readLevels({ redAi, blueAi }: AiOptions): SideLevels {
  return {
    ...(redAi === undefined ? {} : { redAi: readLevel('--red-ai', redAi) }),
    ...(blueAi === undefined ? {} : { blueAi: readLevel('--blue-ai', blueAi) }),
  };
}

function readLevel(option: string, text: string): LeadLevel {
  const level = LEVELS.find((one) => one === text);
  if (level === undefined) throw new UsageError(`${option} ${text}; legal: ${LEVELS.join(', ')}`);
  return level;
}
