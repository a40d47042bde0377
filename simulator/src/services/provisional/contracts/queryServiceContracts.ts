import type { ContractStatus } from '#generated/shared/enums.ts';
import { contractStatus, pendingContracts } from '#simulator/world/contracts/contracts.ts';
import type { Contract } from '#simulator/world/contracts/schema.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { oneOf } from '../wire/filters.ts';

const previewUrl = ({ templateNo, templateVersion, signed }: Contract): string =>
  signed
    ? `/_sim/ext/contract/${signed.contractNo}`
    : `/_sim/ext/contract/${templateNo}?version=${templateVersion}`;

const contract = (entry: Contract, today: Day) => ({
  contractName: entry.name,
  ...(entry.signed && { contractNo: entry.signed.contractNo }),
  templateNo: entry.templateNo,
  templateVersion: entry.templateVersion,
  contractType: entry.contractType,
  signContractType: entry.signContractType,
  status: contractStatus(entry, today),
  needFace: entry.needFace,
  ...(entry.signed && { signedAt: entry.signed.at, effectiveFrom: entry.signed.at.slice(0, 10) }),
  ...(entry.expiresOn !== undefined && { expiresOn: entry.expiresOn }),
  previewUrl: previewUrl(entry),
  ...(entry.signed && { fileUrl: `/_sim/ext/contract-file/${entry.signed.contractNo}` }),
});

/** Pending contracts first, then the newest signature. */
const byUrgency = (a: Contract, b: Contract): number =>
  (b.signed?.at ?? '9').localeCompare(a.signed?.at ?? '9');

export const queryServiceContracts: Handler<'provisional', 'queryServiceContracts'> = (
  { status },
  { world, now },
) => {
  const today = dayOf(now);
  const list = [...world.contracts]
    .sort(byUrgency)
    .filter((entry) => oneOf<ContractStatus>(contractStatus(entry, today), status))
    .map((entry) => contract(entry, today));
  return { data: { list, waitingSign: pendingContracts(world).length } };
};
