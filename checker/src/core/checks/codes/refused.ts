import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { mayBeTaken } from '../../judging/lenient.ts';

export const refused: Check = {
  id: 'refused',
  title: 'a request that breaks the contract is refused',
  judge: (exchange) => {
    const { expect, verdict, got, operation } = exchange;
    if (expect.kind === 'answered' || expect.kind === 'conversation') return none;
    // In our own contracts, a success has HTTP 200. The http-status check reports any other status.
    const isSuccess = verdict.success && (operation.answers !== undefined || got.status === 200);
    if (!isSuccess) return none;
    // Recorded traffic must be refused only for a documented reason.
    if (expect.kind === 'observed' && (expect.right || !expect.row)) return none;
    if (expect.kind === 'unreadable' && expect.mayBeRead) return none;
    if (mayBeTaken(exchange)) return none;
    const why = expect.row ? ` with ${expect.row.code} (${expect.row.when})` : '';
    return one(`answered ${verdict.code} although it must be refused${why}`, {
      ...(expect.row && { expected: expect.row }),
    });
  },
};
