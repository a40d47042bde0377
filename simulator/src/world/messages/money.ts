import { yuan, type Cents } from '../values/money.ts';

/** Made once: `toLocaleString` would look its locale up for each amount. */
const written = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 });

/** 32618.4 yuan is 32,618.40元, as sentences write it. */
export const inWords = (amount: Cents): string => `${written.format(yuan(amount))}元`;
