/** Fewer bytes for the same picture: what Ink writes says many things twice, and a slow line feels each. */

const ESC = String.fromCharCode(27);
const COLOURS = new RegExp(`(?:${ESC}\\[[\\d;]*m){2,}`, 'gu');
const DOWN = new RegExp(`(?:${ESC}\\[E){2,}`, 'gu');
const ONE_DOWN = `${ESC}[E`.length;

const ENTER_ALTERNATE = `${ESC}[?1049h`;
const HOME = `${ESC}[H`;

/**
 * What Ink writes, as it goes to a terminal: with as few bytes as there need be, and from the top left
 * corner on, for entering the alternate screen leaves the cursor where the shell had it.
 */
export function asSent(output: string): string {
  return thrifty(output.replace(ENTER_ALTERNATE, ENTER_ALTERNATE + HOME));
}

/** The same terminal output with runs of colour changes joined into one, and runs of line steps into one. @internal */
export function thrifty(output: string): string {
  return output.replace(COLOURS, joined).replace(DOWN, (run) => `${ESC}[${run.length / ONE_DOWN}E`);
}

/** Colour changes with nothing written between them: the last of each kind counts. */
function joined(run: string): string {
  const codes: string[] = [];
  let text: string | null = null;
  let ground: string | null = null;
  for (const sequence of run.split(`${ESC}[`).slice(1)) {
    for (const code of codesOf(sequence.slice(0, -1))) {
      if (code === '0' || code === '') {
        codes.length = 0;
        [text, ground] = [null, null];
        codes.push('0');
      } else if (isText(code)) text = code;
      else if (isGround(code)) ground = code;
      else codes.push(code);
    }
  }
  const all = [...codes, ...(text === null ? [] : [text]), ...(ground === null ? [] : [ground])];
  return `${ESC}[${all.join(';')}m`;
}

/** The codes of one sequence; a colour by number or by red, green and blue is one code. */
function codesOf(parameters: string): readonly string[] {
  const parts = parameters.split(';');
  const codes: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const extended = parts[i] === '38' || parts[i] === '48';
    const length = extended ? (parts[i + 1] === '2' ? 5 : 3) : 1;
    codes.push(parts.slice(i, i + length).join(';'));
    i += length;
  }
  return codes;
}

const isText = (code: string): boolean => /^(?:3[0-79]|38;.*|9[0-7])$/u.test(code);
const isGround = (code: string): boolean => /^(?:4[0-79]|48;.*|10[0-7])$/u.test(code);
