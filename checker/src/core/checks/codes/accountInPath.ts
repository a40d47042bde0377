import type { Operation } from '../../contract/types.ts';

/** `/accounts/{accountSid}/messages`: the path names an account. */
export const hasAccountInPath = ({ places = {} }: Operation): boolean =>
  Object.entries(places).some(([name, place]) => place.in === 'path' && OF_ACCOUNT.test(name));

/** Names of path parameters such as `accountSid`, `tenant_id`, `userId`. */
const OF_ACCOUNT = /account|tenant|organi[sz]ation|workspace|merchant|customer|user/i;
