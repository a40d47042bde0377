/** `Archived books are not listed`: the list omits a resource after a soft delete or an archive call. */
import { removes } from '../../../core/contract/removes.ts';
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { filterMembers } from '../complete.ts';
import { requestedIdOf, idText, keyOf } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { verbOf } from '../verbEffects.ts';
import { isWrite, sightingsIn, touchedBy, type Watcher } from './watcher.ts';

const STEMS = 'archiv|delet|remov|deactivat|retir|discontinu|withdraw|hid';

/** A word that a known condition names, about the request or the state. */
const NAMED = String.raw`\b(?:ask|request|includ|filter|${STEMS})`;
/** Its other words. `Archived for a year` has a further one, `year`, so it is not known. */
const PLAIN =
  'if|when|whenever|once|as soon as|as long as|after|while|unless|until|except|with|without|it|its|they|them|this|that|those|ones?|you|the|an?|is|are|was|were|be|has|have|been|for|by|in|to|explicitly|true|flag|set|list|query|parameter|caller|client';
/** Conditions that hold after the write, in a list that asks for nothing else: `once it is archived`, `unless asked for`. */
const KNOWN = new RegExp(String.raw`^(?=.*${NAMED})(?:\W*(?:\b(?:${PLAIN})\b|${NAMED}\w*))+\W*$`, 'i');

/** The text before the verb, without a comma that leads to others: `Archived ones are read-only, drafts are not listed`. */
const SAME_SUBJECT =
  '(?:[^.,]|, (?=(?:but|and|so|they|which|or|is|are|do|does|will|not|never|no longer|nor)\\b))*';

/** Matches `Archived ones are left out`, `deleted items disappear from lists`, `Retired devices are hidden`. */
const LEFT_OUT = new RegExp(
  String.raw`\b(${STEMS})(?:e?d|n|den)\b${SAME_SUBJECT}\b(?:(?:is|are|be|do|does|will) (?:not|never|no longer) (?:be )?(?:listed|shown|returned|included|appear|visible|found|in)|(?:is|are) (?:hidden|left out|excluded|omitted|gone)|(?<!\bto )(?:leaves?(?! out\b)|disappears?|vanish(?:es)?)\b)|\b(?:without|excluding|except|not the|hides|omits|leaves out)(?: the)? (${STEMS})(?:e?d|n|den)\b`,
  'i',
);

export class LeavesList implements Watcher {
  /** The write that has taken each resource away, and the stem of the state after it: `archiv`. */
  readonly #left = new Map<string, { readonly by: Sent; readonly stem: string }>();

  forget(): void {
    this.#left.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (isWrite(sent)) {
      if (!sent.exchange.verdict.success) return [];
      for (const key of touchedBy(sent, account)) this.#left.delete(key);
      const stem = stemOf(operation);
      for (const { resource, does } of operation.roles ?? []) {
        const name = does === 'one' && !resource.single ? requestedIdOf(resource, sent) : undefined;
        if (stem !== undefined && name !== undefined)
          this.#left.set(keyOf(resource, name, sent, account), { by: sent, stem });
      }
      return [];
    }
    const rules = leftOutOf(operation);
    // A filter such as `status=archived` may ask for these resources.
    const isFiltered = filterMembers(operation, sent.case.ask.payload).length > 0;
    if (rules.length === 0 || isFiltered) return [];
    return sightingsIn(sent, account).flatMap(({ key, resource, name, from }) => {
      if (from !== 'item') return [];
      const left = this.#left.get(key);
      // A removed resource is in no list, whatever the contract calls its state.
      const rule = left && rules.find(({ stem }) => stem === left.stem || removes(left.by.case.operation));
      if (!left || !rule) return [];
      const message = `${idText(resource, name)} was taken away and is still listed; the contract says '${rule.text}'`;
      return [contradiction('gone', `${resource.as}/listed`, message, left.by)];
    });
  }
}

/** The states whose resources the list omits, by the stem of their word, each with its sentence. */
const leftOutOf = perOperation((operation) =>
  allPromisesOf(operation, KNOWN).flatMap((text) => {
    const [, stemBeforeVerb, stemAfterVerb] = LEFT_OUT.exec(text) ?? [];
    const stem = (stemBeforeVerb ?? stemAfterVerb)?.toLowerCase();
    return stem === undefined ? [] : [{ stem, text }];
  }),
);

/** The stem of the state after the operation: `archiv` of `archiveBook`; for a removal without such a word, `delet`. */
function stemOf(operation: Operation): string | undefined {
  const verb = verbOf(operation);
  const words = removes(operation)
    ? `${operation.id} ${operation.summary} ${operation.description ?? ''}`
    : (verb ?? '');
  const [stem] = new RegExp(STEMS, 'i').exec(words) ?? [];
  return stem?.toLowerCase() ?? (removes(operation) ? 'delet' : undefined);
}
