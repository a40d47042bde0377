/** Compares the schemas of both sides, each pair once. */
import { keyOf, type Follow, type Node } from '../model/node.ts';
import { shapeOf, type Shape } from '../model/shape.ts';
import { pairChanges } from './pair.ts';
import type { Comparison, Inner, PairResult, SchemaChange, View } from './schemaChange.ts';

interface ComparedPair extends PairResult {
  readonly keys: readonly string[];
}

export class SchemaComparison implements Comparison {
  readonly #old: ShapeReader;
  readonly #fresh: ShapeReader;
  readonly #known = new Map<string, ComparedPair>();
  /** Pairs below which nothing has changed: no other operation needs to compare them again. */
  readonly #same = new Set<string>();
  /** Pairs that have a change themselves or below them. */
  readonly #changed = new Set<string>();

  constructor(old: Follow, fresh: Follow) {
    this.#old = new ShapeReader(old);
    this.#fresh = new ShapeReader(fresh);
  }

  /** Returns every change between two schemas and the schemas that they refer to. A recursive schema is compared once. */
  changes(old: Node, fresh: Node, view: View): SchemaChange[] {
    const found: SchemaChange[] = [];
    const seen = new Map<string, ComparedPair>();
    const queue: (Inner & { key: string })[] = [{ at: '', old, fresh, key: this.#key(old, fresh, view) }];
    // The list grows during the loop.
    for (const next of queue) {
      const { at, key } = next;
      if (seen.has(key) || this.#same.has(key)) continue;
      const compared = this.#compare(next, key, view);
      seen.set(key, compared);
      for (const change of compared.changes) found.push({ ...change, at: at + change.at });
      for (const [index, pair] of compared.inner.entries())
        queue.push({ ...pair, at: at + pair.at, key: compared.keys[index]! });
    }
    this.#remember(seen);
    return found;
  }

  /** Remembers for each compared pair whether there are changes below it. */
  #remember(seen: ReadonlyMap<string, ComparedPair>): void {
    const isKnown = [...seen.keys()].every((key) => this.#changed.has(key));
    if (isKnown) return;
    const changed = reachingChanges(seen);
    for (const key of seen.keys()) (changed.has(key) ? this.#changed : this.#same).add(key);
  }

  oldShape = (node: Node): Shape => this.#old.read(node);
  freshShape = (node: Node): Shape => this.#fresh.read(node);

  #compare({ old, fresh }: Inner, key: string, view: View): ComparedPair {
    const known = this.#known.get(key);
    if (known) return known;
    const result = pairChanges({
      comparison: this,
      view,
      old,
      fresh,
      before: this.oldShape(old),
      after: this.freshShape(fresh),
    });
    const keys = result.inner.map((pair) => this.#key(pair.old, pair.fresh, view));
    const compared = { ...result, keys };
    this.#known.set(key, compared);
    return compared;
  }

  #key = (old: Node, fresh: Node, { direction, asText, asXml }: View): string =>
    `${direction}${asText ? ' text' : ''}${asXml ? ' xml' : ''} ${keyOf(old)} ${keyOf(fresh)}`;
}

/** Returns the pairs from which a change is reachable, given all pairs below each. */
function reachingChanges(pairs: ReadonlyMap<string, ComparedPair>): ReadonlySet<string> {
  /** The pairs that contain a pair, by its key. */
  const above = new Map<string, string[]>();
  for (const [key, { keys }] of pairs)
    for (const below of keys) {
      const all = above.get(below);
      if (all) all.push(key);
      else above.set(below, [key]);
    }
  const changed = new Set([...pairs].filter(([, { changes }]) => changes.length > 0).map(([key]) => key));
  // The set grows during the loop.
  for (const key of changed) for (const each of above.get(key) ?? []) changed.add(each);
  return changed;
}

class ShapeReader {
  readonly #follow: Follow;
  readonly #known = new Map<string, Shape>();

  constructor(follow: Follow) {
    this.#follow = follow;
  }

  read(node: Node): Shape {
    const key = keyOf(node);
    const shape = this.#known.get(key) ?? shapeOf(node, this.#follow);
    this.#known.set(key, shape);
    return shape;
  }
}
