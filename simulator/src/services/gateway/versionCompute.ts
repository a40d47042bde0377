import type { Handler } from '../handler.ts';
import { routeSwitch } from '../switches.ts';

/** Answers whether a route is open. The contract calls the code of the route `scene`. */
export const versionCompute: Handler<'gateway', 'versionCompute'> = ({ scene }, { world }) => ({
  data: { targetVersion: routeSwitch(world, scene) },
});
