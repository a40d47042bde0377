import type { ApiError, TransportKind } from '#generated/runtime/failure.ts';
import { isServiceName, type ServiceName } from '#generated/services.ts';
import { codes as standardCodes } from '#generated/standard/codes.ts';
import { activityPolicies } from './activity.ts';
import { gatewayPolicies } from './gateway.ts';
import { legacyPolicies } from './legacy.ts';
import type { Policy } from './policy.ts';
import { provisionalPolicies } from './provisional.ts';
import { standardPolicies } from './standard.ts';
import { transportPolicy } from './transport.ts';

const tables: Record<ServiceName, Readonly<Partial<Record<string, Policy>>>> = {
  legacy: legacyPolicies,
  standard: standardPolicies,
  gateway: gatewayPolicies,
  activity: activityPolicies,
  provisional: provisionalPolicies,
};

/**
 * Returns the policy of codes outside the tables: codes of no contract, and states of one operation. The message shows;
 * at the gateway it is also logged. 1 §8, 2 §8, open point ns-other-resultcode
 */
const unknownCode = (service: ServiceName): Policy => (service === 'gateway' ? 'log-and-message' : 'message');

/** Standard codes that start a verification, from any service. 1 §8, docs/decisions/0240 */
const verificationCodes: ReadonlySet<string> = new Set([
  standardCodes.IdentityRequired.code,
  standardCodes.FaceRequired.code,
]);

const transportKinds: ReadonlySet<string> = new Set<TransportKind>([
  'timeout',
  'http',
  'network',
  'unreadable',
  'cancelled',
]);

const isTransport = (kind: string): kind is TransportKind => transportKinds.has(kind);

/** Returns the policy of a failed call. */
export function policyFor({
  service,
  kind,
  code,
  name,
}: Pick<ApiError, 'service' | 'kind' | 'code' | 'name'>): Policy {
  if (!isServiceName(service)) throw new Error(`the portal has no policies for ${service}`);
  if (isTransport(kind)) return transportPolicy(service, kind, code);
  if (verificationCodes.has(code)) return 'verify';
  return tables[service][name] ?? unknownCode(service);
}
