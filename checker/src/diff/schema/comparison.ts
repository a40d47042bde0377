/** Compares schemas of both sides, each pair once however often it is referred to. */
import { keyOf, type Follow, type Node } from '../model/node.ts';
import { shapeOf, type Shape } from '../model/shape.ts';
import { pairChanges } from './pair.ts';
import type { Comparing, Inner, PairResult, SchemaChange, View } from './schemaChange.ts';

interface Known extends PairResult {
  readonly keys: readonly string[];
}

export class SchemaComparison implements Comparing {
  readonly #old: ShapeReader;
  readonly #fresh: ShapeReader;
  readonly #known = new Map<string, Known>();

  constructor(old: Follow, fresh: Follow) {
    this.#old = new ShapeReader(old);
    this.#fresh = new ShapeReader(fresh);
  }

  /** Every change between two schemas and all that they refer to; a recursive schema is compared once. */
  changes(old: Node, fresh: Node, view: View): SchemaChange[] {
    const found: SchemaChange[] = [];
    const seen = new Set<string>();
    const open: (Inner & { key: string })[] = [{ at: '', old, fresh, key: this.#key(old, fresh, view) }];
    for (let next = open.shift(); next; next = open.shift()) {
      if (seen.has(next.key)) continue;
      seen.add(next.key);
      const { at } = next;
      const { changes, inner, keys } = this.#compare(next, next.key, view);
      for (const change of changes) found.push({ ...change, at: at + change.at });
      for (const [index, pair] of inner.entries())
        open.push({ ...pair, at: at + pair.at, key: keys[index]! });
    }
    return found;
  }

  oldShape = (node: Node): Shape => this.#old.read(node);
  freshShape = (node: Node): Shape => this.#fresh.read(node);

  #compare({ old, fresh }: Inner, key: string, view: View): Known {
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
