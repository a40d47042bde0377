import { operationsOf } from '#simulator/world/operations/operations.ts';
import type { OperationEntry } from '#simulator/world/operations/schema.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { contains, inPeriod, same } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';

const actorOf = ({ pin, nickname, acctType }: OperationEntry) => ({ jdpin: pin, nickname, acctType });

const wordsOf = ({ pin, nickname, operation, subject = '', resultText = '' }: OperationEntry): string =>
  [pin, nickname, operation, subject, resultText].join(' ');

export const queryOperationLog: Handler<'provisional', 'queryOperationLog'> = (input, { world, now }) => {
  const { jdpin, kind, result, keyword } = input;
  const all = operationsOf(world, now);
  const found = all.filter(
    (entry) =>
      same(entry.pin, jdpin) &&
      same(entry.kind, kind) &&
      same(entry.result, result) &&
      contains(wordsOf(entry), keyword) &&
      inPeriod(entry.at, input, dayOf(now)),
  );
  const page = pageOf(found, input);
  return {
    data: {
      ...page,
      list: page.list.map((entry) => {
        const { serial, at, operation, subject, amount, device, resultText } = entry;
        return {
          logNo: `CZ${String(serial).padStart(8, '0')}`,
          at,
          actor: actorOf(entry),
          kind: entry.kind,
          operation,
          ...(subject !== undefined && { subject }),
          ...(amount !== undefined && { amount: yuan(amount) }),
          device,
          result: entry.result,
          ...(resultText !== undefined && { resultText }),
        };
      }),
      // Each actor appears once, with the nickname of the latest operation.
      actors: [...new Map(all.toReversed().map((entry) => [entry.pin, actorOf(entry)])).values()],
      keptDays: terms.operationsKeptDays,
    },
  };
};
