/** Contracts of the company on the wire. */
import { contractStatus } from '#simulator/world/contracts/contracts.ts';
import type { Contract } from '#simulator/world/contracts/schema.ts';
import type { Day } from '#simulator/world/values/calendar.ts';

const previewUrl = ({ templateNo, templateVersion, signed }: Contract): string =>
  signed
    ? `/_sim/ext/contract/${signed.contractNo}`
    : `/_sim/ext/contract/${templateNo}?version=${templateVersion}`;

export const serviceContract = (entry: Contract, today: Day) => ({
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

/** Sorts pending contracts first, as if signed after every moment (`9`), then signed ones, the newest first. */
export const byUrgency = (a: Contract, b: Contract): number =>
  (b.signed?.at ?? '9').localeCompare(a.signed?.at ?? '9');
