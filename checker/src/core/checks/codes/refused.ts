import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { mayBeTaken } from '../../judging/lenient.ts';

export const refused: Check = {
  id: 'refused',
  title: 'a request that breaks the contract is refused',
  judge: (exchange) => {
    const { expect, verdict, got, operation } = exchange;
    if (
      expect.kind === 'answered' ||
      expect.kind === 'conversation' ||
      !verdict.success ||
      (!operation.answers && got.status !== 200)
    )
      return none;
    if (expect.kind === 'observed' && (expect.right || !expect.row)) return none;
    if (expect.kind === 'unreadable' && expect.mayBeRead) return none;
    if (mayBeTaken(exchange)) return none;
    const why = expect.row ? ` with ${expect.row.code} (${expect.row.when})` : '';
    return one(`answered ${verdict.code} although it must be refused${why}`, {
      ...(expect.row && { expected: expect.row }),
    });
  },
};
