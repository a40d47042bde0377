import type { Handler } from '../handler.ts';
import { routeSwitch } from '../switches.ts';

export const versionCompute: Handler<'standard', 'versionCompute'> = ({ scene }, { world }) => ({
  data: { targetVersion: routeSwitch(world, scene) },
});
