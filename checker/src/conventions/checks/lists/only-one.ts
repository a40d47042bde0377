import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import { allPromisesOf, promisesIn } from '../../../core/contract/sentences.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';

/** `There is one default address`: at most one of several resources has the mark. */
export const onlyOne: Check = {
  id: 'only-one',
  title: 'a list marks at most one item where the contract allows only one',
  judge: ({ operation, verdict }) => {
    const items = operation.answers && operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    const name = items && Object.keys(items[0] ?? {}).find((each) => DEFAULT.test(each));
    const marked = items?.filter((item) => name !== undefined && item[name] === true).length ?? 0;
    const sentence = marked > 1 && name !== undefined ? sentenceAbout(operation, name) : undefined;
    return sentence === undefined
      ? none
      : one(`${name} is true of ${marked} that are listed; the contract says '${sentence}'`, {
          pointer: name,
        });
  },
};

/** `isDefault`, `primary`, `main_address`. */
const DEFAULT = /^(is_?)?(default|primary|main)(_?\w+)?$/i;
/** `exactly one default address`, `the others are no longer default`. */
const ONE =
  /\b(only|exactly|at most|just) one\b|\bone (default|primary|main)\b|\bthe others? (is|are) (not|no longer)|只有一个|唯一|最多一个|仅(能)?有?一个/i;

/** `one default per country`: the list may mark one for each resource of another kind. Not `one per user`. */
const OF_EACH = /\b(per|for each|for every|of each) (?!user|customer|account|person|member)/i;

function sentenceAbout(operation: Operation, name: string): string | undefined {
  const { schemas } = operation;
  const { properties = {} } = listIn(dataOf(operation), schemas)?.item ?? {};
  const { description = '' } = flattened(properties[name] ?? {}, schemas);
  return [...promisesIn(description), ...allPromisesOf(operation)].find(
    (text) => ONE.test(text) && !OF_EACH.test(text) && /default|primary|main|默认|主/i.test(text),
  );
}
