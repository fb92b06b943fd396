/** In every process of tests: notes which file of tests comes through which fault for the first time. */
const { appendFileSync } = require('node:fs');

const seen = new Uint8Array(Number(process.env.HARENA_MUTANTS));
let file = '';

globalThis.harenaReached = (mutant) => {
  const now = globalThis.__vitest_worker__?.filepath ?? '';
  if (now !== file) {
    file = now;
    seen.fill(0);
  }
  if (file === '' || seen[mutant] === 1) return;
  seen[mutant] = 1;
  appendFileSync(process.env.HARENA_REACHED, `${mutant}\t${file}\n`);
};
