import { asText } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Decision } from '../decision.ts';
import type { Input } from './readInput.ts';
import { refusalBy } from './refusalBy.ts';

/** Refuses an invalid request with the operation's own code; the message lists every violation by JSON pointer. */
export const refuseInvalid = (operation: Operation, { violations }: Input): Decision | undefined =>
  violations.length === 0
    ? undefined
    : refusalBy(
        operation,
        // The code of the outer layer is for signatures (refuseUnsigned.ts).
        (row) => row.when === 'request-invalid' && row.layer !== 'outer',
        violations.map(asText).join('；'),
      );
