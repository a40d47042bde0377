/** Reads the facts in the provider's responses, which the pages must show unchanged. */
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import type { Facts } from '#portal/domain/fact/facts.ts';
import { isObject } from '#tools/object.ts';
import type { LogEntry } from '../../support/leftovers.ts';
import type { Sighting } from '../observed.ts';

type Row = Readonly<Record<string, unknown>>;

interface FactSource {
  /** Name of the response's member with the rows. */
  readonly rowsOf: string;
  readonly id: (row: Row) => string;
  readonly facts: Readonly<Record<string, keyof Facts>>;
}

/** Operations with lists, and the fact of each field. */
const factSources: Readonly<Record<string, FactSource>> = {
  queryBillPage: {
    rowsOf: 'list',
    id: (row) => refOf(row as unknown as BillRow),
    facts: {
      owed: 'bill.owed',
      repaid: 'bill.repaid',
      penaltyOwed: 'bill.penaltyOwed',
      billDate: 'bill.billDate',
      lastRepayDate: 'bill.dueDate',
    },
  },
  queryOrderPage: {
    rowsOf: 'list',
    id: ({ orderNo }) => String(orderNo),
    facts: { amount: 'order.amount', refundedAmount: 'order.refunded', orderedAt: 'order.orderedAt' },
  },
  queryRefundPage: {
    rowsOf: 'list',
    id: ({ refundNo }) => String(refundNo),
    facts: { amount: 'refund.amount', appliedAt: 'refund.appliedAt' },
  },
  queryRepayRecordPage: {
    rowsOf: 'list',
    id: ({ repayNo }) => String(repayNo),
    facts: { payAmount: 'repay.paid', amount: 'repay.amount', submittedAt: 'repay.submittedAt' },
  },
};

const rowsIn = (response: unknown, name: string): readonly Row[] => {
  const data = isObject(response) ? response['resultData'] : undefined;
  const rows = isObject(data) ? data[name] : undefined;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
};

/** Returns the facts of all responses. @param log the requests of the session */
export const wireFacts = (log: readonly LogEntry[]): Sighting[] =>
  log.flatMap(({ operationId = '', response }) => {
    const source = factSources[operationId];
    if (source === undefined) return [];
    return rowsIn(response, source.rowsOf).flatMap((row) =>
      Object.entries(source.facts)
        .filter(([field]) => row[field] !== undefined)
        .map(([field, name]) => ({
          fact: `${name}:${source.id(row)}`,
          text: String(row[field]),
          at: `应答 ${operationId}`,
        })),
    );
  });
