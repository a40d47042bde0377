import type { Wire } from '../exchange/encode.ts';
import type { Case } from '../plan/case.ts';
import type { Exchange } from './check.ts';

/** A case with its request and the judged response. */
export interface Sent {
  readonly case: Case;
  readonly wire: Wire;
  readonly exchange: Exchange;
}
