/** Compares two error tables, including their precedence. */
import type { RawRow } from '../../contract/document.ts';
import type { RuleId } from '../changes/rules.ts';

type Row = RawRow;

/** A change of an error table. */
export interface CodeChange {
  readonly rule: RuleId;
  readonly detail: string;
}

/** Returns the changes of an error table. */
export function codeChanges(old: readonly Row[], fresh: readonly Row[]): CodeChange[] {
  const before = byKey(old);
  const after = byKey(fresh);
  const kept = [...before.keys()].filter((key) => after.has(key));
  return [
    ...[...before].filter(([key]) => !after.has(key)).map(([, row]) => found('code-removed', named(row))),
    ...[...after].filter(([key]) => !before.has(key)).map(([, row]) => found('code-added', named(row))),
    ...kept.flatMap((key) => rowChanges(before.get(key)!, after.get(key)!)),
    ...precedence(kept, [...after.keys()]),
  ];
}

/** Indexes the rows of a table. One code may have several rows. */
function byKey(rows: readonly Row[]): Map<string, Row> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const count = (seen.get(row.code) ?? 0) + 1;
      seen.set(row.code, count);
      return [count === 1 ? row.code : `${row.code} (row ${count})`, row];
    }),
  );
}

function rowChanges(old: Row, fresh: Row): CodeChange[] {
  const { code } = fresh;
  return [
    ...(old.when !== fresh.when ? [found('code-means-other', `${code}: ${old.when} → ${fresh.when}`)] : []),
    ...(old.layer !== fresh.layer
      ? [found('code-layer-changed', `${code}: ${old.layer ?? 'no layer'} → ${fresh.layer ?? 'no layer'}`)]
      : []),
    ...(old.condition !== fresh.condition
      ? [
          found(
            'code-condition-changed',
            `${code}: ${old.condition ?? 'always'} → ${fresh.condition ?? 'always'}`,
          ),
        ]
      : []),
    ...(old.provenance && !fresh.provenance ? [found('code-agreed', code)] : []),
    ...(!old.provenance && fresh.provenance ? [found('code-assumed', code)] : []),
    ...products(old, fresh),
  ];
}

/** Compares the supported products of a row. A row without a list does not say which products are refused: nothing is compared. */
function products({ products: old = [] }: Row, { code, products: fresh = [] }: Row): CodeChange[] {
  if (old.length === 0 || fresh.length === 0) return [];
  const removed = old.filter((product) => !fresh.includes(product));
  const added = fresh.filter((product) => !old.includes(product));
  return [
    ...(removed.length > 0 ? [found('products-narrowed', `${code}: without ${removed.join(', ')}`)] : []),
    ...(added.length > 0 ? [found('products-widened', `${code}: with ${added.join(', ')}`)] : []),
  ];
}

/** Reports rows of both tables whose order has changed. */
function precedence(kept: readonly string[], now: readonly string[]): CodeChange[] {
  const order = now.filter((key) => kept.includes(key));
  return kept.join('\n') === order.join('\n')
    ? []
    : [found('precedence-changed', `${kept.join(' < ')} → ${order.join(' < ')}`)];
}

const found = (rule: RuleId, detail: string): CodeChange => ({ rule, detail });
const named = ({ code, when, condition }: Row): string =>
  `${code} (${when}${condition === undefined ? '' : `: ${condition}`})`;
