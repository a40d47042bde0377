import { services } from '#generated/services.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { World } from '../../world/world.ts';
import type { Decision } from '../decision.ts';
import { header } from '../request/incoming.ts';
import type { Incoming } from '../request/incoming.ts';
import { refusalBy } from './refusalBy.ts';

const HEADER = services.provisional.headers.xPreparedUnder;

/** Refuses a write whose page was loaded for another login (docs/decisions/0241). Without the header nothing is compared. */
export function refuseOtherLogin(
  operation: Operation,
  incoming: Pick<Incoming, 'headers'>,
  { viewer }: World,
): Decision | undefined {
  const preparedUnder = header(incoming, HEADER);
  if (operation.effect !== 'write' || preparedUnder === undefined) return undefined;
  return preparedUnder === encodeURIComponent(viewer.pin)
    ? undefined
    : refusalBy(
        operation,
        ({ when, condition }) => when === 'unauthenticated' && !!condition?.includes(HEADER),
      );
}
