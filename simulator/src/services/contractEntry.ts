/** Pending contracts on the wire (spec 1 §3, spec 2 §3). */
import { pendingContracts } from '../world/contracts/contracts.ts';
import type { Contract } from '../world/contracts/schema.ts';
import type { World } from '../world/world.ts';

export const contractEntry = (contract: Contract) => ({
  contractName: contract.name,
  templateNo: contract.templateNo,
  templateVersion: contract.templateVersion,
  contractType: contract.contractType,
  signContractType: contract.signContractType,
  needFace: contract.needFace,
  noFace: !contract.needFace,
});

/** Returns the pending contracts of an upgrade: those that are signed without a face check, and those that need one. */
export function upgradeContracts(world: World) {
  const entries = pendingContracts(world)
    .filter(({ kind }) => kind === 'upgrade')
    .map(contractEntry);
  return {
    noFaceContractList: entries.filter((entry) => entry.noFace),
    faceContractList: entries.filter((entry) => entry.needFace),
  };
}
