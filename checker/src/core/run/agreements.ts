/** Finds a refusal of the right class with the team's own code. It is no finding: the team must confirm the code. */
import { toBeAgreed, expectedRow } from '../judging/refusalClass.ts';
import type { Sent } from '../judging/sent.ts';
import type { Agreement } from '../report/report.ts';

/** Returns the code to be agreed, if a response has one. */
export function agreementIn({ exchange }: Sent): Agreement | undefined {
  const row = expectedRow(exchange);
  // A refusal without a row in the table has no code to confirm.
  if (!row || row.implied || !toBeAgreed(exchange)) return undefined;
  const { operation, verdict } = exchange;
  return { operation: operation.address, assumed: row.code, when: row.when, came: verdict.code ?? '' };
}
