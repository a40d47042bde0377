import { regionsBelow } from '#simulator/world/opening/regions.ts';
import type { Handler } from '../../handler.ts';

export const queryRegions: Handler<'provisional', 'queryRegions'> = ({ parentCode }) => ({
  data: {
    regions: regionsBelow(parentCode).map(({ code, name, leaf }) => ({ regionCode: code, name, leaf })),
  },
});
