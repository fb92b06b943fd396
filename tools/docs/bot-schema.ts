/** docs/bots/protocol.schema.json, from what the program reads and writes by. */
import { botProtocolSchema } from '../../src/cli/bots/messages.ts';

/** The file's text. */
export function botSchemaPage(): string {
  return `${JSON.stringify(botProtocolSchema(), null, 2)}\n`;
}
