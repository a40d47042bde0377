import { currentConfig } from './config.ts';

/** The `signature` member of a signed payload: over the payload without it. 2 §7 */
export const payloadSignature = (payload: object): Promise<string> => hmac(JSON.stringify(payload));

/** HMAC-SHA256, hex (not-shown: ns-header-names). The key is the environment's system token. */
export async function hmac(text: string): Promise<string> {
  const encoder = new TextEncoder();
  // An empty key is refused by WebCrypto; an environment without a token signs with its system id.
  const secret = currentConfig().systemToken || currentConfig().systemId || 'portal';
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
