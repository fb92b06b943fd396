#!/usr/bin/env node
// A bot for harena that takes the first proposal: harena practice --blue-ai "bot:node docs/bots/bot.mjs".
import { createInterface } from 'node:readline';

/** What to answer: any of `choices`, where there are any, or of `proposals`, or what you make yourself. */
const choose = ({ proposals }) => proposals[0];

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'ask') console.log(JSON.stringify({ id: message.id, choice: choose(message) }));
  else if (message.type === 'refused' || message.type === 'lost') console.error(message.why);
}
