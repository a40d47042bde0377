import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Operation } from '../../services/catalogue.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import { withNonce } from '../../sessions/nonces.ts';
import type { Session } from '../../sessions/session.ts';
import type { Decision } from '../decision.ts';
import { header } from '../request/incoming.ts';
import type { Incoming } from '../request/incoming.ts';
import { portalSystem } from '../served/portalConfig.ts';
import { refusalBy } from './refusalBy.ts';

/** Shapes from the contract (openapi/gateway, xNonce and xSignature). */
const NONCE = /^.{16,64}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/**
 * Signing keys of this environment's clients, in the portal's order: system token, system id, or the system's name. The
 * checker uses the last one.
 */
const KEYS = [portalSystem.systemToken, portalSystem.systemId, 'portal'];

/**
 * Signed gateway calls carry nonce and signature as headers (spec 2 §7): the HMAC-SHA256 of nonce and body, hex (open
 * point ns-header-names). Missing, wrong or repeated values are refused.
 */
export async function refuseUnsigned(
  operation: Operation,
  incoming: Incoming,
  sessionId: string,
  sessions: SessionManager,
): Promise<Decision | undefined> {
  const nonce = header(incoming, 'x-nonce') ?? '';
  const isNew =
    isSignedBy(nonce, header(incoming, 'x-signature') ?? '', incoming.body) &&
    (await sessions.change(sessionId, (session) => recordNonce(session, nonce)));
  return isNew
    ? undefined
    : refusalBy(operation, ({ when, layer }) => when === 'request-invalid' && layer === 'outer');
}

/** Records a nonce in the session. @returns the session, and whether the nonce was new */
function recordNonce(session: Session, nonce: string): readonly [Session, boolean] {
  const nonces = withNonce(session.nonces ?? [], { nonce, at: session.worldAt });
  return nonces ? [{ ...session, nonces }, true] : [session, false];
}

function isSignedBy(nonce: string, signature: string, body: string): boolean {
  if (!NONCE.test(nonce) || !SIGNATURE.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return KEYS.some((key) =>
    timingSafeEqual(
      createHmac('sha256', key)
        .update(nonce + body)
        .digest(),
      given,
    ),
  );
}
