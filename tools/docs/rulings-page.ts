/** The register of rulings as a page to read. */

interface Ruling {
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: string;
  readonly answer: string;
}

const PARTS: { readonly [letter: string]: string } = {
  A: 'Lost diagrams',
  B: 'Tables',
  C: 'Contradictions and misprints',
  F: 'Late decisions',
  P: 'Gaps',
};

const HEAD = `# Rulings

Where the rulebook is silent, contradicts itself, or points at a diagram that is lost, the program follows one of these rulings. Journal lines, refusals and the why page cite them by their letter and number; \`harena rules P20\` prints one. This page is made from \`data/gladiator/rulings.json\` by \`npm run docs\`; change it there.
`;

/** The page for a register given as JSON text. */
export function rulingsPage(json: string): string {
  const rulings = JSON.parse(json) as readonly Ruling[];
  const parts = Object.entries(PARTS).map(([letter, title]) => {
    const own = rulings.filter(({ id }) => id.startsWith(letter));
    return [`## ${letter} ${title}`, ...own.map(entry)].join('\n\n');
  });
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`;
}

function entry({ id, rules, question, answer }: Ruling): string {
  return `### ${id}\n\n${rules.length === 0 ? '' : `On ${rules.join(', ')}. `}${question}\n\n${answer}`;
}
