import { sceneAds } from '../ad.ts';
import type { Handler } from '../handler.ts';

export const querySceneSourceInfo: Handler<'gateway', 'querySceneSourceInfo'> = (
  { sceneCode },
  { world },
) => ({
  data: { sceneSourceAdDtoList: sceneAds(world, sceneCode) },
});
