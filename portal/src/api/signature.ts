import { service as gateway } from '#generated/gateway/service.ts';
import { currentConfig } from './config.ts';

const { xNonce, xSignature } = gateway.headers;

/** The `signature` member of a signed payload: over the payload without it. 2 §7 */
export const payloadSignature = (payload: object): Promise<string> => hmac(JSON.stringify(payload));

/** Nonce and signature of a request, as the contract names their headers. 2 §7 */
export async function signedHeaders(body: string): Promise<Record<string, string>> {
  const nonce = crypto.randomUUID();
  return { [xNonce]: nonce, [xSignature]: await hmac(nonce + body) };
}

/** HMAC-SHA256, hex (not-shown: ns-header-names). The key is the environment's system token. */
async function hmac(text: string): Promise<string> {
  const encoder = new TextEncoder();
  // An empty key is refused by WebCrypto; an environment without a token signs with its system id.
  const secret = currentConfig().systemToken || currentConfig().systemId || 'portal';
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
