import type { ServiceFacts } from '#generated/runtime/facts.ts';
import type { Middleware } from 'openapi-fetch';
import { currentConfig } from '../config.ts';
import { callerIdentity } from '../identity.ts';

const DEVICE_HEADER = 'x-device-type';
const TOKEN_HEADER = 'x-system-token';

/** The product code goes with every call; the base client adds its system id too. 1 §7, 2 §7 */
export function identifyInput(service: ServiceFacts, input: object): object {
  const { productCode } = callerIdentity();
  const { systemId } = currentConfig();
  const base = service.name === 'legacy' && systemId !== '' ? { systemId } : {};
  return { ...(productCode === undefined ? {} : { productCode }), ...base, ...withoutUndefined(input) };
}

const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** Headers: the device type (1 §7), the base client's system token. */
export function identifyRequest(service: ServiceFacts): Middleware {
  return {
    onRequest({ request }) {
      if (service.name !== 'legacy') request.headers.set(DEVICE_HEADER, 'PC');
      if (service.name === 'legacy') request.headers.set(TOKEN_HEADER, currentConfig().systemToken);
      return request;
    },
  };
}
