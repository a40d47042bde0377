import type { Handler } from '../handler.ts';
import { subAccounts } from '../identity.ts';

/** Without a page in the request, returns the first page of ten rows (spec 2 §9). */
export const searchSubAcct: Handler<'gateway', 'searchSubAcct'> = (
  { pageNo = 1, pageSize = 10 },
  { world },
) => ({
  data: subAccounts(world, { pageNo, pageSize }),
});
