/** Compares items of lists: `items` and `prefixItems`, each index with its former schema. */
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import { schemaChange, type Pair } from './changed.ts';
import type { Inner, PairResult, SchemaChange } from './schemaChange.ts';

/** Schema of an item; false if no item may stand there, undefined if any may. */
type Item = Node | false | undefined;

export function itemChanges(pair: Pair): PairResult {
  const { before, after } = pair;
  const changes: SchemaChange[] = [];
  const inner: Inner[] = [];
  const compare = (old: Item, fresh: Item, at: string, keyword: string): void => {
    if (old === false && fresh !== false)
      changes.push(schemaChange(pair, 'type-widened', `no item ${at} → one`, keyword));
    else if (old !== false && fresh === false)
      changes.push(schemaChange(pair, 'type-narrowed', `item ${at} → none`, keyword));
    // An empty node accepts any item.
    else if (old || fresh) inner.push({ at, old: old || [], fresh: fresh || [] });
  };
  const count = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < count; index++)
    compare(itemAt(before, index), itemAt(after, index), `/${index}`, 'prefixItems');
  compare(before.items, after.items, '/*', 'items');
  return { changes, inner };
}

const itemAt = ({ prefixItems, items }: Shape, index: number): Item => prefixItems[index] ?? items;
