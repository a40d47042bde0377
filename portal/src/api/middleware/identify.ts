import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import type { ServiceName, services } from '#generated/services.ts';
import { currentConfig } from '../config.ts';
import { callerIdentity, pageLogin } from '../identity.ts';

/** Adds the product code once it is known, at the legacy service also the system id. The input's own values win. 1 §7, 2 §7 */
export function identifyInput(service: ServiceFacts, input: object): object {
  const { productCode } = callerIdentity();
  const { systemId } = currentConfig();
  const system = service.name === 'legacy' && systemId !== '' ? { systemId } : {};
  return { ...(productCode === undefined ? {} : { productCode }), ...system, ...withoutUndefined(input) };
}

const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

type ServiceHeaders = (typeof services)[ServiceName]['headers'];
/** The names of the headers that any contract documents. */
type Documented = ServiceHeaders extends infer Each ? (Each extends object ? keyof Each : never) : never;
/** Without the client's header (request id) and those of the signature (sign.ts). */
type Identifying = Exclude<Documented, 'xRequestId' | 'xNonce' | 'xSignature'>;

/** The identity headers: a header added to a contract does not compile without an entry here. 1 §7 */
const identity: Readonly<Record<Identifying, () => string | undefined>> = {
  xDeviceType: () => 'PC',
  xPreparedUnder: () => {
    const login = pageLogin();
    return login === undefined ? undefined : encodeURIComponent(login);
  },
  xSystemToken: () => currentConfig().systemToken,
};

/** Adds the identity headers that the service's contract documents. */
export function identifyRequest({ headers }: ServiceFacts): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, valueOf] of Object.entries(identity)) {
        const header = headers[name];
        const value = valueOf();
        if (header !== undefined && value !== undefined) request.headers.set(header, value);
      }
      return request;
    },
  };
}
