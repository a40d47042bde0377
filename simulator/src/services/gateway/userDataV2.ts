import type { Handler } from '../handler.ts';
import { homeData } from '../homeData.ts';

export const userDataV2: Handler<'gateway', 'userDataV2'> = ({ productCode }, context) => ({
  data: homeData(context, productCode),
});
