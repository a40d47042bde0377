import type { TransportKind } from '#generated/runtime/failure.ts';
import type { ServiceName } from '#generated/services.ts';
import type { Policy } from './policy.ts';

/** Policies of failures without an envelope, the same for all services. 1 §8 */
const common = {
  timeout: 'notify-timeout',
  http: 'notify-exception',
  network: 'notify-exception',
  unreadable: 'notify-exception',
  cancelled: 'silence',
} as const satisfies Record<TransportKind, Policy>;

/** HTTP statuses that a service handles differently. 1 §8 */
const statuses: Readonly<Partial<Record<ServiceName, Readonly<Partial<Record<string, Policy>>>>>> = {
  legacy: { 500: 'system-error', 502: 'system-error' },
  standard: { 400: 'notify-clear-cache' },
};

/** @param code the HTTP status, if the kind is `http` */
export function transportPolicy(service: ServiceName, kind: TransportKind, code: string): Policy {
  return (kind === 'http' ? statuses[service]?.[code] : undefined) ?? common[kind];
}
