/** Ads of a scene on the wire: as scene items (querySceneSourceInfo) and as recommended products (queryRecAdList). */
import { adsOf } from '../world/notices/scenes.ts';
import type { SceneAd } from '../world/notices/schema.ts';
import type { World } from '../world/world.ts';

const sceneAd = ({ scene: _scene, ...ad }: SceneAd) => ad;

/** A recommended product: fields of bizAdList (spec 2 §3). */
const bizAd = (ad: SceneAd, index: number) => ({
  id: ad.id,
  adCode: `${ad.scene}-${String(index + 1).padStart(2, '0')}`,
  title: ad.title,
  brief: ad.brief,
  imageSrc: ad.picLink,
  href: ad.visitLink,
  startNewPageFlag: ad.startNewPageFlag,
});

export const sceneAds = (world: World, scene: string) => adsOf(world.ads, scene).map(sceneAd);
export const bizAds = (world: World, scene: string) => adsOf(world.ads, scene).map(bizAd);
