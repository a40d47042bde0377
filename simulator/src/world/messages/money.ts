import { yuan, type Cents } from '../values/money.ts';

/** Created once, because `toLocaleString` would look up its locale for each amount. */
const format = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });

/** Returns an amount as in sentences: 32,618.40元. */
export const inWords = (amount: Cents): string => `${format.format(yuan(amount))}元`;
