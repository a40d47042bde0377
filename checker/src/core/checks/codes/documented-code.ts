import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isHttpRefusal, expectedRow, rowsOfReceivedCode, toBeAgreed } from '../../judging/refusalClass.ts';

export const documentedCode: Check = {
  id: 'documented-code',
  title: 'the code is documented for this operation',
  judge: (exchange) => {
    const { verdict } = exchange;
    if (verdict.success || verdict.code === undefined || isHttpRefusal(exchange)) return none;
    const { operation } = exchange;
    // The http-status check covers the status.
    if (operation.envelope.byStatus) return none;
    // Rows that every operation has are no table of this one: there is nothing to compare.
    if (operation.errors.every(({ implied, general }) => implied || general)) return none;
    // A code of the right class that the team must still confirm is no finding.
    if (rowsOfReceivedCode(exchange).length > 0 || toBeAgreed(exchange)) return none;
    const row = expectedRow(exchange);
    const wanted = row ? `; ${row.code} was expected (${row.when})` : '';
    return one(`code ${verdict.code} is not documented for ${operation.id}${wanted}`, {
      code: verdict.code,
      ...(row && { expected: row }),
    });
  },
};
