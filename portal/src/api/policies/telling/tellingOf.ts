import { isServiceName, type ServiceName } from '#generated/services.ts';
import { activityTellings } from './activity.ts';
import { gatewayTellings } from './gateway.ts';
import { legacyTellings } from './legacy.ts';
import { provisionalTellings } from './provisional.ts';
import { standardTellings } from './standard.ts';
import type { Telling } from './telling.ts';

/** Every operation that the portal can call. */
export const tellings: Readonly<Record<ServiceName, Readonly<Record<string, Telling>>>> = {
  legacy: legacyTellings,
  standard: standardTellings,
  gateway: gatewayTellings,
  activity: activityTellings,
  provisional: provisionalTellings,
};

interface Called {
  readonly service: string;
  readonly operation: string;
}

/** Tells whether the policy of a failed call shows nothing. @param silent the caller's option */
export function isSilent({ service, operation }: Called, silent: boolean): boolean {
  const telling = isServiceName(service) ? tellings[service][operation] : undefined;
  if (typeof telling === 'object') return true;
  return telling === 'place' && silent;
}
