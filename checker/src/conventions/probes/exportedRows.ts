/** Exports with a filter, where the contract exports what the list shows: another filter gives another file. */
import { flattened } from '../../core/contract/flattened.ts';
import { promisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ask, report } from './ask.ts';
import { listsBeside } from './listsBeside.ts';
import type { Probe } from './probe.ts';

/** `Same filters as the list`, `only matching ones`, `导出符合条件的账单` */
const AS_LIST =
  /\bsame (filters?|parameters?|conditions?|criteria|query)\b|\b(filters?|parameters?) (are|as) (those|the same|in|for|of) [^.]*list|\bonly (the )?(matching|filtered|selected)\b|条件与?列表(相同|一致)|符合条件的/i;

/** Compares the number of lines of two files: without a filter, and with a filter that makes the list shorter. */
export async function exportFiltered(probe: Probe, operation: Operation): Promise<void> {
  const says = promisesOf(operation).find((text) => AS_LIST.test(text));
  const returnsTable = Object.entries(operation.answers ?? {}).some(
    ([key, { types }]) => /^2/.test(key) && types.some((type) => /csv|excel|sheet|octet/i.test(type)),
  );
  if (says === undefined || !returnsTable) return;
  const names = Object.keys(flattened(operation.request, operation.schemas).properties ?? {});
  const [list] = listsBeside(probe, operation);
  if (!list) return;
  const shared = names.filter((name) => flattened(list.request, list.schemas).properties?.[name]);
  const whole = probe.requests.widest(list);
  const all = await ask(probe, list, whole, 'parent', { kind: 'conversation' });
  const items = (all && itemsOf(list, all.exchange.verdict)) ?? [];
  // A parameter filters by the member of its name: `status=OPEN` lists the items with the status OPEN.
  for (const name of shared)
    for (const value of valuesOf(items, name)) {
      const some = await ask(probe, list, { ...whole, [name]: value }, 'parent', { kind: 'conversation' });
      const count = some && itemsOf(list, some.exchange.verdict)?.length;
      if (count === undefined || count === items.length) continue;
      const [file, filtered] = [
        await download(probe, operation, {}),
        await download(probe, operation, { [name]: value }),
      ];
      // One filter is enough: one that the file follows shows that filters are read.
      if (!file || !filtered || rowsOf(file) !== rowsOf(filtered)) return;
      const message = `the file for ${name} ${String(value)} has ${rowsOf(filtered)} lines as without it, and ${count} of ${items.length} are listed; the contract says '${says}'`;
      return report(probe, filtered, [file, filtered], `export/${name}`, message);
    }
}

/** A filter that works shortens the list with one of the first values, unless all items are equal. */
const MOST_VALUES = 5;

const valuesOf = (items: readonly Payload[], name: string): unknown[] =>
  [...new Set(items.map((item) => item[name]))]
    .filter((value) => value !== undefined && value !== null)
    .slice(0, MOST_VALUES);

/** Requests the file. @returns undefined if the request is invalid, refused, or answered with JSON */
async function download(probe: Probe, operation: Operation, payload: Payload): Promise<Sent | undefined> {
  if (!probe.requests.isSound(operation, payload)) return undefined;
  const sent = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
  return sent && sent.exchange.got.status < 300 && !/json/i.test(sent.exchange.got.type) ? sent : undefined;
}

/** Number of the lines of a CSV that are not empty, with the heading. */
const rowsOf = ({ exchange: { got } }: Sent): number =>
  got.text.split(/\r?\n/).filter((line) => line.trim() !== '').length;
