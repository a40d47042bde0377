import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import type { ServiceName, services } from '#generated/services.ts';
import { currentConfig } from '../config.ts';
import { callerIdentity, preparedUnder } from '../identity.ts';

/** The product code goes with every call; the base client adds its system id too. 1 §7, 2 §7 */
export function identifyInput(service: ServiceFacts, input: object): object {
  const { productCode } = callerIdentity();
  const { systemId } = currentConfig();
  const base = service.name === 'legacy' && systemId !== '' ? { systemId } : {};
  return { ...(productCode === undefined ? {} : { productCode }), ...base, ...withoutUndefined(input) };
}

const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

type ServiceHeaders = (typeof services)[ServiceName]['headers'];
/** The headers that a contract documents, but for those that the client (request id) or the signature (sign.ts) makes. */
type Documented = ServiceHeaders extends infer Each ? (Each extends object ? keyof Each : never) : never;
type Identifying = Exclude<Documented, 'xRequestId' | 'xNonce' | 'xSignature'>;

/** Who is calling: a header that a contract adds does not compile until it is said here. 1 §7 */
const identity: Readonly<Record<Identifying, () => string | undefined>> = {
  xDeviceType: () => 'PC',
  xPreparedUnder: () => {
    const login = preparedUnder();
    return login === undefined ? undefined : encodeURIComponent(login);
  },
  xSystemToken: () => currentConfig().systemToken,
};

/** Says with every request what the contract of its service asks who is calling. */
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
