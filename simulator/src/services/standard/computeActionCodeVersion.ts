import type { Handler } from '../handler.ts';
import { actionSwitch } from '../switches.ts';

export const computeActionCodeVersion: Handler<'standard', 'computeActionCodeVersion'> = (
  { actionCode },
  { world },
) => ({
  data: { targetVersion: actionSwitch(world, actionCode) },
});
