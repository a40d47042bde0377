/** Compares two schemas themselves, and lists the pairs of schemas below them. */
import { alternativeChanges } from './alternatives.ts';
import { isHidden, type Pair } from './changed.ts';
import { constraintChanges } from './constraints.ts';
import { discriminatorChanges } from './discriminators.ts';
import { itemChanges } from './items.ts';
import { limitChanges } from './limits.ts';
import { memberChanges } from './members.ts';
import { noteChanges } from './notes.ts';
import type { PairResult } from './schemaChange.ts';
import { textChanges } from './texts.ts';
import { typeChanges } from './types.ts';
import { valueChanges } from './values.ts';

const nothing: PairResult = { changes: [], inner: [] };

/** Returns the changes of a pair, and the pairs of its members, items and branches. */
export function pairChanges(pair: Pair): PairResult {
  const { before, after, view } = pair;
  const [wasHidden, isNowHidden] = [isHidden(before, view), isHidden(after, view)];
  if (wasHidden && isNowHidden) return nothing;
  const forms = discriminatorChanges(pair);
  const notes = [...noteChanges(pair), ...forms.changes];
  // The notes tell that readOnly or writeOnly has changed. There is no second value to compare.
  if (wasHidden || isNowHidden) return { changes: notes, inner: [] };
  const types = typeChanges(pair);
  // Nothing below another type can be compared.
  if (types.disjoint) return { changes: types.changes, inner: [] };
  const alternatives = alternativeChanges(pair);
  if (alternatives.instead) {
    const nulls = types.changes.filter(({ rule }) => rule === 'null-allowed' || rule === 'null-refused');
    return {
      changes: [...notes, ...nulls, ...alternatives.changes],
      inner: [...forms.inner, ...alternatives.inner],
    };
  }
  // If one side accepts any type (`any → string`), the type change already covers a choice that appears or disappears.
  const isAnyOnOneSide = types.changes.some(({ detail }) => /^any →|→ any$/.test(detail));
  const choices = isAnyOnOneSide
    ? alternatives.changes.filter(({ rule }) => !rule.startsWith('constraint-'))
    : alternatives.changes;
  const members = memberChanges(pair);
  const items = itemChanges(pair);
  const constraints = constraintChanges(pair);
  return {
    changes: [
      ...notes,
      ...types.changes,
      ...valueChanges(pair),
      ...limitChanges(pair),
      ...textChanges(pair),
      ...members.changes,
      ...items.changes,
      ...constraints.changes,
      ...choices,
    ],
    inner: [...members.inner, ...items.inner, ...constraints.inner, ...alternatives.inner, ...forms.inner],
  };
}
