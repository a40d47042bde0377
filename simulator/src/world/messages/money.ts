import { yuan, type Cents } from '../values/money.ts';

/** 32618.4 yuan is 32,618.40元, as sentences write it. */
export const inWords = (amount: Cents): string =>
  `${yuan(amount).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}元`;
