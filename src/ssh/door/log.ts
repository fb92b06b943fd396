/** The host's log: one line an event, for people or as JSON, without secrets; what strangers sent is made safe first. */
import { pino } from 'pino';
import { safeText } from '../../safe-text.ts';

/** What is known of an event, besides its words. */
export interface Facts {
  readonly [name: string]: string | number | boolean | null;
}

/** Where events are told. */
export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  error(event: string, facts?: Facts): void;
}

const TEXT_MAX = 200;
/** A stack has more lines, and each is a text. */
const STACK_MAX = 4000;

/** A log that writes its lines with `write`, each with its end. */
export function openLog(write: (line: string) => void, json: boolean): Log {
  const settings = {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
  };
  const logger = pino(settings, { write: json ? write : (line: string) => write(plainLine(line)) });
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, facts: Facts = {}): void =>
      logger[level](safe(facts), event);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function safe(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    if (name !== 'stack') return [name, safeText(value, TEXT_MAX)];
    const lines = value.split('\n').map((line) => safeText(line, TEXT_MAX));
    return [name, lines.join(' | ').slice(0, STACK_MAX)];
  });
  return Object.fromEntries(entries) as Facts;
}

/** '2026-11-22T16:00:00.000Z info  came in session=3 name=Anna' */
function plainLine(line: string): string {
  const { time, level, msg, ...facts } = JSON.parse(line) as Facts;
  const told = Object.entries(facts).map(([name, value]) => ` ${name}=${worded(value)}`);
  return `${time} ${String(level).padEnd(5)} ${msg}${told.join('')}\n`;
}

const worded = (value: unknown): string => {
  const text = String(value);
  return text === '' || /[\s="]/u.test(text) ? JSON.stringify(text) : text;
};
