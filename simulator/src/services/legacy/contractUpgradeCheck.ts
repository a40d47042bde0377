import { placesToSign } from '../../world/contracts/contracts.ts';
import { upgradeContracts } from '../contractEntry.ts';
import type { Handler } from '../handler.ts';

export const contractUpgradeCheck: Handler<'legacy', 'contractUpgradeCheck'> = (_input, { world }) => ({
  data: { contractPlace: placesToSign(world, 'upgrade'), upContract: upgradeContracts(world) },
});
