/** Refusals of the right class with a code of the team's own: listed, not held against them. */
import { toBeAgreed, rowOf } from '../checks/class.ts';
import type { Agreement } from '../report/report.ts';
import type { Sent } from './send.ts';

export function agreementsIn(all: readonly Sent[]): Agreement[] {
  const found = all.flatMap(({ exchange }) => {
    const row = rowOf(exchange);
    if (!row || !toBeAgreed(exchange)) return [];
    return [
      {
        operation: exchange.operation.address,
        assumed: row.code,
        when: row.when,
        came: exchange.verdict.code ?? '',
      },
    ];
  });
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}
