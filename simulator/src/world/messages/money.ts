import { yuan, type Cents } from '../values/money.ts';

/** Created once: `toLocaleString` would look up its locale for each amount. */
const written = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });

/** 32618.4 yuan is 32,618.40元 in sentences. */
export const inWords = (amount: Cents): string => `${written.format(yuan(amount))}元`;
