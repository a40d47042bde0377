import type { ServiceFacts } from '#generated/runtime/facts.ts';
import type { Middleware } from 'openapi-fetch';

const NONCE_HEADER = 'x-nonce';
const SIGNATURE_HEADER = 'x-signature';

/** The `safeApi` calls of 2 §7: nonce and signature travel as headers. */
export function sign({ signed }: ServiceFacts): Middleware {
  const signedPaths = new Set(Object.values(signed));
  return {
    async onRequest({ request, schemaPath }) {
      if (!signedPaths.has(schemaPath)) return undefined;
      // Few calls are signed: how comes with the first one.
      const { hmac } = await import('../signature.ts');
      const nonce = crypto.randomUUID();
      request.headers.set(NONCE_HEADER, nonce);
      request.headers.set(SIGNATURE_HEADER, await hmac(nonce + (await request.clone().text())));
      return request;
    },
  };
}
