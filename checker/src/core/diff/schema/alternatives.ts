/** Compares `oneOf` and `anyOf`, whose branches are paired first (`matched`). */
import { isObject } from '../../base/object.ts';
import type { Alternatives } from '../model/alternatives.ts';
import { keyOf, type Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import { alike, type Mode } from './alike.ts';
import { schemaChange, type Pair } from './changed.ts';
import { fingerprint } from './fingerprint.ts';
import type { Inner, PairResult, SchemaChange } from './schemaChange.ts';

interface AlternativeChanges extends PairResult {
  /** Set if one side has branches and the other is one of them: the members, items and limits of the pair are not compared. */
  readonly instead: boolean;
}

export function alternativeChanges(pair: Pair): AlternativeChanges {
  const { before, after, old, fresh } = pair;
  const [olds, news] = [before.alternatives, after.alternatives];
  if (olds.length === 0 && news.length === 0) return { changes: [], inner: [], instead: false };
  if (olds.length === 0 && news.length === 1) {
    const whole = matched(pair, [unwrapped(old, before)], news[0]!.branches, 'whole');
    if (whole.pairs.length > 0) return { ...branchChanges(pair, whole, news[0]!), instead: true };
  }
  if (news.length === 0 && olds.length === 1) {
    const whole = matched(pair, olds[0]!.branches, [unwrapped(fresh, after)], 'whole');
    if (whole.pairs.length > 0) return { ...branchChanges(pair, whole, olds[0]!), instead: true };
  }
  const changes: SchemaChange[] = [];
  const inner: Inner[] = [];
  for (let index = 0; index < Math.max(olds.length, news.length); index++) {
    const [one, other] = [olds[index], news[index]];
    if (one && other) {
      const found = branchChanges(pair, matched(pair, one.branches, other.branches, 'branches'), other);
      changes.push(...found.changes, ...keywordChanges(pair, one, other));
      inner.push(...found.inner);
    } else if (other)
      changes.push(
        schemaChange(
          pair,
          'constraint-added',
          `${other.keyword} of ${other.branches.length} forms`,
          other.keyword,
        ),
      );
    else if (one)
      changes.push(
        schemaChange(
          pair,
          'constraint-removed',
          `${one.keyword} of ${one.branches.length} forms`,
          one.keyword,
        ),
      );
  }
  return { changes, inner, instead: false };
}

/** Keywords of a part that only holds a choice. */
const WRAPPING = new Set(['oneOf', 'anyOf', 'discriminator', 'title', 'description', 'nullable']);

/** Returns a schema without its parts that only hold a choice, such as `{oneOf: […], title: Pet}`; the schema itself if nothing is left. */
function unwrapped(node: Node, { parts }: Shape): Node {
  const inside = parts.filter(
    ({ value }) => !isObject(value) || !Object.keys(value).every((name) => WRAPPING.has(name)),
  );
  return inside.length > 0 && inside.length < parts.length ? inside : node;
}

interface Matched {
  readonly pairs: readonly (readonly [Node, Node])[];
  readonly removed: readonly Node[];
  readonly added: readonly Node[];
}

/** Pairs branches by name, by content, by title, and last by similarity. Each branch is in one pair at most. */
function matched(pair: Pair, olds: readonly Node[], news: readonly Node[], mode: Mode): Matched {
  const { oldShape, freshShape } = pair.comparison;
  const pairs: (readonly [Node, Node])[] = [];
  let [removed, added] = [[...olds], [...news]];
  const join = (one: Node, other: Node): void => {
    pairs.push([one, other]);
    removed = removed.filter((each) => each !== one);
    added = added.filter((each) => each !== other);
  };
  /** Pairs the branches that have a mark in common. */
  const take = (marksOf: (node: Node, read: (node: Node) => Shape) => readonly string[]): void => {
    if (removed.length === 0 || added.length === 0) return;
    const marks = new Map(added.map((each) => [each, marksOf(each, freshShape)]));
    for (const one of removed) {
      const own = marksOf(one, oldShape);
      const other = added.find((each) => marks.get(each)?.some((mark) => own.includes(mark)));
      if (other) join(one, other);
    }
  };
  // A branch has the name of its own reference, its first part. A plain schema that became a branch may have the name in any part.
  take((node, read) =>
    read(node)
      .parts.slice(0, mode === 'whole' ? undefined : 1)
      .flatMap(({ name }) => name ?? []),
  );
  take((node, read) => [fingerprint(node, read)]);
  take((node, read) => [titleOf(read(node).parts)].flatMap((title) => title ?? []));
  for (const [one, other] of alike(removed, added, pair.comparison, mode))
    if (removed.includes(one) && added.includes(other)) join(one, other);
  return { pairs, removed, added };
}

const titleOf = (parts: Shape['parts']): string | undefined =>
  parts
    .map(({ value }) => (isObject(value) ? value['title'] : undefined))
    .find((title) => typeof title === 'string') as string | undefined;

/** Reports branches without a partner, and returns the pairs of the others. */
function branchChanges(
  pair: Pair,
  { pairs, removed, added }: Matched,
  { keyword }: Alternatives,
): PairResult {
  const { oldShape, freshShape } = pair.comparison;
  return {
    changes: [
      ...removed.map((node) => schemaChange(pair, 'alternative-removed', nameOf(oldShape(node)), keyword)),
      ...added.map((node) => schemaChange(pair, 'alternative-added', nameOf(freshShape(node)), keyword)),
    ],
    // A pair of the same schemas as the outer pair would be compared with itself.
    inner: pairs
      .filter(([old, fresh]) => keyOf(old) !== keyOf(pair.old) || keyOf(fresh) !== keyOf(pair.fresh))
      .map(([old, fresh]) => ({ at: `(${nameOf(freshShape(fresh))})`, old, fresh })),
  };
}

/** Returns a readable name for a branch. */
const nameOf = ({ parts, types, properties, values }: Shape): string =>
  parts[0]?.name ?? titleOf(parts) ?? contentOf(values, [...properties.keys()], [...(types ?? ['any'])]);

/** Describes an unnamed branch by its first values, its first members, or its types. */
function contentOf(
  values: readonly unknown[] | undefined,
  members: readonly string[],
  types: readonly string[],
): string {
  if (values) return values.map(String).slice(0, 3).join(', ');
  return members.length > 0 ? `{${members.slice(0, 4).join(', ')}}` : types.join(' or ');
}

function keywordChanges(pair: Pair, one: Alternatives, other: Alternatives): SchemaChange[] {
  if (one.keyword === other.keyword) return [];
  const rule = other.keyword === 'oneOf' ? 'alternatives-exclusive' : 'alternatives-inclusive';
  return [schemaChange(pair, rule, `${one.keyword} → ${other.keyword}`, other.keyword)];
}
