import { service as gateway } from '#generated/gateway/service.ts';
import { randomId } from '#generated/runtime/randomId.ts';
import { currentConfig } from './config.ts';
import { hmacSha256Hex } from './sha256.ts';

const { xNonce, xSignature } = gateway.headers;

/** The `signature` member of a signed payload: over the payload without it. 2 §7 */
export const payloadSignature = (payload: object): string => hmac(JSON.stringify(payload));

/** Nonce and signature of a request, under the contract's header names. 2 §7 */
export function signedHeaders(body: string): Record<string, string> {
  const nonce = randomId();
  return { [xNonce]: nonce, [xSignature]: hmac(nonce + body) };
}

/** HMAC-SHA256, hex (open point ns-header-names). The key is the environment's system token, else its system id, else `portal`. */
const hmac = (text: string): string => {
  const { systemToken, systemId } = currentConfig();
  return hmacSha256Hex(systemToken || systemId || 'portal', text);
};
