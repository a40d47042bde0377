import { createHmac, randomUUID } from 'node:crypto';

/** Signing key of tools and tests: the portal's own name (portal/src/api/signature.ts), which the simulator accepts. */
const KEY = 'portal';

/** Nonce and signature of a signed call (spec 2 §7): HMAC-SHA256 over nonce and body, hex. */
export function signedHeaders(body: string, nonce: string = randomUUID()): Record<string, string> {
  const signature = createHmac('sha256', KEY)
    .update(nonce + body)
    .digest('hex');
  return { 'x-nonce': nonce, 'x-signature': signature };
}
