import { isServiceName, type ServiceName } from '#generated/services.ts';
import { activityPlaces } from './activity.ts';
import type { FailurePlace } from './failurePlace.ts';
import { gatewayPlaces } from './gateway.ts';
import { legacyPlaces } from './legacy.ts';
import { provisionalPlaces } from './provisional.ts';
import { standardPlaces } from './standard.ts';

/** Where the failure of each operation shows, by service and operation. */
export const failurePlaces: Readonly<Record<ServiceName, Readonly<Record<string, FailurePlace>>>> = {
  legacy: legacyPlaces,
  standard: standardPlaces,
  gateway: gatewayPlaces,
  activity: activityPlaces,
  provisional: provisionalPlaces,
};

interface OperationName {
  readonly service: string;
  readonly operation: string;
}

/** Returns whether the policy of a failed call shows nothing. @param silent the `silent` option of the call */
export function isSilent({ service, operation }: OperationName, silent: boolean): boolean {
  const place = isServiceName(service) ? failurePlaces[service][operation] : undefined;
  // An object is a `Silence`: the specification says that the failure shows nowhere.
  if (typeof place === 'object') return true;
  return place === 'inline' && silent;
}
