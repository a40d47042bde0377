import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isHttpRefusal, rowOf, rowsOf, toBeAgreed } from '../../judging/refusalClass.ts';

export const documentedCode: Check = {
  id: 'documented-code',
  title: 'the code is documented for this operation',
  judge: (exchange) => {
    const { verdict } = exchange;
    if (verdict.success || verdict.code === undefined || isHttpRefusal(exchange)) return none;
    // The http-status check covers the status. Without a table of the operation there is nothing to compare.
    const { operation } = exchange;
    if (operation.envelope.byStatus || operation.errors.every(({ implied, general }) => implied || general))
      return none;
    if (rowsOf(exchange).length > 0 || toBeAgreed(exchange)) return none;
    const row = rowOf(exchange);
    const wanted = row ? `; ${row.code} was expected (${row.when})` : '';
    return one(`code ${verdict.code} is not documented for ${operation.id}${wanted}`, {
      code: verdict.code,
      ...(row && { expected: row }),
    });
  },
};
