import type { ContractStatus } from '#generated/shared/enums.ts';
import { contractStatus, pendingContracts } from '#simulator/world/contracts/contracts.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { byUrgency, serviceContract } from '../wire/contract.ts';
import { oneOf } from '../wire/filters.ts';

export const queryServiceContracts: Handler<'provisional', 'queryServiceContracts'> = (
  { status },
  { world, now },
) => {
  const today = dayOf(now);
  const list = [...world.contracts]
    .sort(byUrgency)
    .filter((entry) => oneOf<ContractStatus>(contractStatus(entry, today), status))
    .map((entry) => serviceContract(entry, today));
  return { data: { list, waitingSign: pendingContracts(world).length } };
};
