import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from '#generated/runtime/facts.ts';

/** The `safeApi` calls of 2 §7: nonce and signature travel as headers. */
export function sign({ signed }: ServiceFacts): Middleware {
  const signedPaths = new Set(Object.values(signed));
  return {
    async onRequest({ request, schemaPath }) {
      if (!signedPaths.has(schemaPath)) return undefined;
      // Few calls are signed: the code loads with the first one.
      const { signedHeaders } = await import('../signature.ts');
      const headers = signedHeaders(await request.clone().text());
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return request;
    },
  };
}
