/** Writes JSON values as TypeScript source, in the style of this repository. Pure. */
import { isObject } from '#tools/object.ts';

/** Source code in place of a value. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const WIDTH = 110;
const NAME = /^[A-Za-z_$][\w$]*$/;

export const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}'`;

/**
 * Writes a value on one line if it fits, else each member on a line of its own.
 * @param indent columns before the further lines
 * @param taken columns already used on the first line
 */
export function source(value: unknown, indent = 0, taken = indent): string {
  const line = inline(value);
  return line.length + taken <= WIDTH ? line : onLines(value, indent);
}

function inline(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const members = Object.entries(value).map(([name, inner]) => `${member(name)}${inline(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function onLines(value: unknown, indent: number): string {
  const [outer, inner] = [' '.repeat(indent), ' '.repeat(indent + 2)];
  if (Array.isArray(value))
    return `[\n${value.map((each) => `${inner}${source(each, indent + 2)},\n`).join('')}${outer}]`;
  if (value instanceof Code || !isObject(value)) return inline(value);
  const members = Object.entries(value).map(
    ([name, each]) => `${inner}${member(name)}${source(each, indent + 2)},\n`,
  );
  return `{\n${members.join('')}${outer}}`;
}

/** Returns the name of a member with its colon. `['__proto__']` names a member; `__proto__` would set the prototype. */
const member = (name: string): string =>
  name === '__proto__' ? "['__proto__']: " : `${NAME.test(name) ? name : quoted(name)}: `;
