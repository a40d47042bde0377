import type { Call, Client } from '#generated/runtime/client.ts';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import { timeLimit } from '#generated/runtime/timeLimit.ts';
import { currentConfig } from './config.ts';
import { defaultMessage } from './defaultMessages.ts';
import { dropNull } from './dropNull.ts';
import { fingerprint } from './fingerprint.ts';
import { identifyInput, identifyRequest } from './middleware/identify.ts';
import { noteServerTime } from './middleware/serverTime.ts';
import { sign } from './middleware/sign.ts';
import { perform } from './performer.ts';
import { wait } from './wait.ts';

/** Delay in ms before a call is repeated after a passed verification. 1 §9 */
export const AUTH_RETRY_DELAY = 1100;

/** The portal's settings for the generated clients: credentials, middleware, payload and handling of failures. */
export const portalClient: Client = {
  credentials: 'include',
  baseUrl,
  middleware: (service) => [identifyRequest(service), sign(service), noteServerTime, timeLimit(service)],
  complete,
  eid: async () => (await fingerprint()).eid,
  defaultMessage,
  onFailure: async (error, options, attempt) => {
    if (options.login === 'optional' && error.kind === 'not-logged-in') return 'done';
    const outcome = await perform(error, options, attempt);
    if (outcome === 'retry') await wait(AUTH_RETRY_DELAY);
    return outcome;
  },
};

/** Returns the absolute address of a service. `''` in the config means the portal's own origin. */
function baseUrl({ name }: ServiceFacts): string {
  const addresses: Readonly<Record<string, string>> = currentConfig().services;
  return new URL(addresses[name] || '/', globalThis.location.origin).href.replace(/\/$/, '');
}

/**
 * Adds the product code and the system id to a payload. Few calls also need a signature: its code loads with the first
 * of them. 2 §7
 */
async function complete({ service, operation }: Call, input: object): Promise<object> {
  const payload = dropNull(identifyInput(service, input));
  if (!Object.hasOwn(service.signed, operation)) return payload;
  const { payloadSignature } = await import('./signature.ts');
  return { ...payload, signature: payloadSignature(payload) };
}
