import type { Handler } from '../handler.ts';
import { subAccounts } from '../identity.ts';

export const searchSubAcct: Handler<'legacy', 'searchSubAcct'> = ({ pageNo, pageSize }, { world }) => ({
  data: subAccounts(world, { pageNo, pageSize }),
});
