/** Small faults that could be in a source: one operator, condition, number or call at a time. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** One fault: what stands at a place, and what would stand there. */
export interface Mutant {
  readonly path: string;
  /** As people count. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly is: string;
  /** The function around it; null: what stands in no function is done once, when the file is loaded. */
  readonly within: Body | null;
}

/** What a function does. */
export interface Body {
  readonly start: number;
  readonly end: number;
  /** Statements in braces, or one expression. */
  readonly kind: 'block' | 'expression';
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

type Change = readonly [start: number, end: number, is: string];

const OPERATORS = new Map(
  Object.entries({
    ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
    ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
    ...{ '===': '!==', '!==': '===', '&&': '||', '||': '&&' },
    ...{ '+=': '-=', '-=': '+=' },
  }),
);
const METHODS = new Map(
  Object.entries({
    ...{ some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' },
    ...{ find: 'findLast', toSorted: 'slice', sort: 'slice', toReversed: 'slice' },
  }),
);
/** Calls that hand on what they are called on. */
const DROPPED = ['filter', 'toReversed'];
/** Types are gone when the program runs; of these the expression inside stays. */
const WRAPPERS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

/** Every fault that is tried in a file. */
export function mutantsIn(path: string): readonly Mutant[] {
  const text = readFileSync(path, 'utf8');
  const mutants: Mutant[] = [];
  walk(parseSync(path, text).program as unknown as Node, null, (node, within) => {
    for (const [start, end, is] of changesOf(node, text)) {
      const line = text.slice(0, start).split('\n').length;
      mutants.push({ ...{ path, line, start, end, is, within }, was: text.slice(start, end) });
    }
  });
  return mutants;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function walk(node: Node, around: Body | null, see: (node: Node, within: Body | null) => void): void {
  if (node.type === 'ImportDeclaration') return;
  const isWrapper = WRAPPERS.includes(node.type);
  if (node.type.startsWith('TS') && !isWrapper) return;
  const within = bodyOf(node) ?? around;
  see(node, within);
  for (const value of isWrapper ? [node.expression] : Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, within, see);
}

/** Of a function; null for anything else. */
function bodyOf({ type, body }: Node): Body | null {
  if (!/Function(?:Expression|Declaration)$/u.test(type) || !isNode(body)) return null;
  const kind = body.type === 'BlockStatement' || body.type === 'FunctionBody' ? 'block' : 'expression';
  return { start: body.start, end: body.end, kind };
}

function changesOf(node: Node, text: string): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChange(node, text);
    case 'ConditionalExpression':
    case 'IfStatement':
      return inPlaceOf(node.test, 'true', 'false');
    case 'UnaryExpression':
      return node.operator === '!' ? inPlaceOf(node, sourceOf(node.argument, text)) : [];
    case 'Literal':
      return inPlaceOf(node, ...literals(node.value));
    case 'CallExpression':
      return callChange(node, text);
    case 'ExpressionStatement':
      return isEffect(node.expression) ? inPlaceOf(node, ';') : [];
    default:
      return [];
  }
}

const inPlaceOf = (node: unknown, ...others: readonly string[]): readonly Change[] =>
  isNode(node) ? others.map((is): Change => [node.start, node.end, is]) : [];

const sourceOf = (node: unknown, text: string): string => (isNode(node) ? text.slice(node.start, node.end) : '');

function operatorChange({ operator, left, right }: Node, text: string): readonly Change[] {
  const other = OPERATORS.get(String(operator));
  if (other === undefined || !isNode(left) || !isNode(right)) return [];
  const at = text.indexOf(String(operator), left.end);
  if (at === -1 || at >= right.start) return [];
  // Words that are joined cannot be taken from one another.
  if (operator === '+' && /['"`]/u.test(text.slice(left.start, right.end))) return [];
  return [[at, at + String(operator).length, other]];
}

function literals(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)];
  return typeof value === 'number' ? [String(value + 1)] : [];
}

function callChange({ callee, end }: Node, text: string): readonly Change[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  const { object, property } = callee;
  const name = sourceOf(property, text);
  const other = METHODS.get(name);
  const swapped = other === undefined ? [] : inPlaceOf(property, other);
  return DROPPED.includes(name) && isNode(object) ? [...swapped, [object.end, end, '']] : swapped;
}

const isEffect = (node: unknown): boolean =>
  isNode(node) && ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(node.type);
