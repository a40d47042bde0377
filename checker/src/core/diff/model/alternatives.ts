/** Reads `oneOf` and `anyOf`, and simplifies them where possible. */
import { isObject } from '../../base/object.ts';
import { expanded, within, type Follow, type Node, type Part } from './node.ts';
import type { Members } from './types.ts';

/** One `oneOf` or `anyOf`: its branches. */
export interface Alternatives {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly branches: readonly Node[];
}

/**
 * Simplifies three notations: `oneOf: [X, {type: 'null'}]` is X or null, a list of bare types is one schema with several types,
 * and a list of constants is an enum.
 *
 * @returns the parts with those of lone branches, the remaining choices (`alternatives`), whether a branch
 *   is null (`nullable`), and the schemas (`plain`) that replace the other choices
 */
export function simplified(parts: Part[], follow: Follow) {
  const alternatives: Alternatives[] = [];
  const plain: Members[] = [];
  let nullable = false;
  // The list grows during the loop: a lone branch adds its parts.
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    if (!isObject(part.value)) continue;
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const list = part.value[keyword];
      if (!Array.isArray(list)) continue;
      const branches = list.map((_, position): Node => [within(part, keyword, position)]);
      const others = branches.filter((branch) => !isNull(branch, follow));
      if (others.length < branches.length) nullable = true;
      const union = unionOf(others, follow);
      if (others.length === 1) {
        for (const more of expanded(others[0]!, follow))
          if (!parts.some(({ value }) => value === more.value)) parts.push(more);
      } else if (union) plain.push(union);
      else if (others.length > 1) alternatives.push({ keyword, branches: others });
    }
  }
  return { parts, alternatives, nullable, plain };
}

/** Keywords that constrain nothing. */
const ANNOTATIONS = new Set(['title', 'description', 'deprecated', 'example', 'examples']);

/** Returns one schema in place of branches that are all bare types, or all constants; undefined for other branches. */
function unionOf(branches: readonly Node[], follow: Follow): Members | undefined {
  const found: Members[] = [];
  for (const branch of branches) {
    const parts = expanded(branch, follow);
    const [part] = parts;
    if (parts.length !== 1 || !part || !isObject(part.value)) return undefined;
    found.push(Object.fromEntries(Object.entries(part.value).filter(([name]) => !ANNOTATIONS.has(name))));
  }
  const types = [...new Set(found.flatMap(({ type }) => (typeof type === 'string' ? [type] : [])))];
  if (found.every((each) => Object.keys(each).join() === 'type')) return { type: types };
  const values = found.map((each) => {
    if ('const' in each) return [each['const']];
    return Array.isArray(each['enum']) ? each['enum'] : undefined;
  });
  const bare = found.every((each) =>
    Object.keys(each).every((name) => ['type', 'const', 'enum'].includes(name)),
  );
  if (!bare || values.some((each) => each === undefined)) return undefined;
  return { ...(types.length > 0 && { type: types }), enum: values.flat() };
}

function isNull(branch: Node, follow: Follow): boolean {
  const [part, ...more] = expanded(branch, follow);
  if (!part || more.length > 0 || !isObject(part.value)) return false;
  const { type, enum: values, const: constant } = part.value;
  return (
    type === 'null' ||
    constant === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null)
  );
}
