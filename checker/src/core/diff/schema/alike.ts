/** Pairs changed branches by similarity if neither name nor text pairs them. */
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import type { Comparison } from './schemaChange.ts';

/** `whole`: one side is a plain schema; `branches`: both sides have several forms. */
export type Mode = 'whole' | 'branches';

/** Returns pairs of similar forms, those with the most members in common first. A form may occur in several pairs. */
export function alike(
  olds: readonly Node[],
  news: readonly Node[],
  comparison: Comparison,
  mode: Mode,
): (readonly [Node, Node])[] {
  return olds
    .flatMap((old) => news.map((fresh) => ({ old, fresh, likeness: likeness(old, fresh, comparison, mode) })))
    .filter((each) => each.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ old, fresh }) => [old, fresh] as const);
}

/** Returns the number of common members, 1 for equal types without members, or 0 for forms that cannot be the same. */
function likeness(old: Node, fresh: Node, comparison: Comparison, mode: Mode): number {
  const [before, after] = [comparison.oldShape(old), comparison.freshShape(fresh)];
  if (typesOf(before) !== typesOf(after) || excludes(before, after)) return 0;
  const isNamed = [before, after].some(({ parts }) => parts[0]?.name !== undefined);
  const names = [...before.properties.keys()];
  const shared = names.filter((name) => after.properties.has(name));
  if (shared.some((name) => areDistinct(name, before, after, comparison))) return 0;
  const [fewer, more] = [names.length, after.properties.size].sort((a, b) => a - b) as [number, number];
  if (more === 0) {
    // Two texts are alike by their type alone; two objects without members, or two branches of which one has a name, are not.
    const isScalarOrList = before.types !== undefined && !before.types.has('object');
    return isScalarOrList && (mode === 'whole' || !isNamed) ? 1 : 0;
  }
  // A plain schema is a branch of the new choice only if they share at least half of the larger one's members.
  if (mode === 'whole') return shared.length * 2 >= more ? shared.length : 0;
  // A definition with another name is the same form only if it contains all members of the other, as File and FileMini.
  return isNamed && shared.length < fewer ? 0 : shared.length;
}

/** Returns the types without null, as a text to compare. */
const typesOf = ({ types }: Shape): string =>
  [...(types ?? [])]
    .filter((type) => type !== 'null')
    .sort()
    .join();

/** Returns whether a distinguishing member has other values: `type: file` and `type: folder`. */
function areDistinct(
  name: string,
  before: Shape,
  after: Shape,
  { oldShape, freshShape }: Comparison,
): boolean {
  const [old, fresh] = [before.properties.get(name), after.properties.get(name)];
  return old !== undefined && fresh !== undefined && excludes(oldShape(old), freshShape(fresh));
}

/** Returns whether the lists have no value in common. */
function excludes({ values: old }: Shape, { values: fresh }: Shape): boolean {
  if (!old || !fresh) return false;
  const texts = new Set(old.map((value) => JSON.stringify(value)));
  return !fresh.some((value) => texts.has(JSON.stringify(value)));
}
