import type { RuleContext } from './rule.ts';

/**
 * Replaces the references in a part of a contract (enums, money, shapes) by what they name. Each is resolved from its
 * own file. @param from the file of `node`
 */
export function inline(node: unknown, from: string, resolve: RuleContext['resolve']): unknown {
  if (Array.isArray(node)) return node.map((item) => inline(item, from, resolve));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') {
    const target = resolve<unknown>({ $ref: node.$ref }, from);
    return inline(target.node, target.location?.source.absoluteRef ?? from, resolve);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, from, resolve)]));
}
