import type { Operation } from '../../services/catalogue.ts';
import type { Decision } from '../decision.ts';
import { header } from '../incoming.ts';
import type { Incoming } from '../incoming.ts';
import { refusalBy } from './refusalBy.ts';

/** The shapes that the contract gives (openapi/gateway, xNonce and xSignature). */
const NONCE = /^.{16,64}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/**
 * Signed gateway calls carry nonce and signature as headers (spec 2 §7). How the provider computes them is not shown,
 * so their presence and shape are what can be demanded of every client.
 */
export function refuseUnsigned(operation: Operation, incoming: Incoming): Decision | undefined {
  const signed =
    NONCE.test(header(incoming, 'x-nonce') ?? '') && SIGNATURE.test(header(incoming, 'x-signature') ?? '');
  return !operation.signed || signed
    ? undefined
    : refusalBy(operation, ({ when, layer }) => when === 'request-invalid' && layer === 'outer');
}
