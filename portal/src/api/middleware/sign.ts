import type { Middleware } from 'openapi-fetch';
import { currentConfig } from '../config.ts';
import type { ServiceDefinition } from '../definitions.ts';

export const NONCE_HEADER = 'x-nonce';
export const SIGNATURE_HEADER = 'x-signature';

/** The `safeApi` calls of 2 §7: nonce and signature travel as headers. */
export function sign(service: ServiceDefinition): Middleware {
  const signedPaths = new Set(
    Object.values(service.operations).flatMap((operation) => (operation?.signed ? [operation.path] : [])),
  );
  return {
    async onRequest({ request, schemaPath }) {
      if (!signedPaths.has(schemaPath)) return undefined;
      const nonce = crypto.randomUUID();
      request.headers.set(NONCE_HEADER, nonce);
      request.headers.set(SIGNATURE_HEADER, await hmac(nonce + (await request.clone().text())));
      return request;
    },
  };
}

/** The `signature` member of a signed payload: over the payload without it. 2 §7 */
export const payloadSignature = (payload: object): Promise<string> => hmac(JSON.stringify(payload));

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
