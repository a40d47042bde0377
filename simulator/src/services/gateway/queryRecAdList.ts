import { bizAds } from '../ad.ts';
import type { Handler } from '../handler.ts';

export const queryRecAdList: Handler<'gateway', 'queryRecAdList'> = ({ sceneCode }, { world }) => ({
  data: { bizAdList: bizAds(world, sceneCode) },
});
