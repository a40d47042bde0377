/**
 * The first banner of each landing page. Its text is in index.html too (portal/build/skeleton.ts), so that the page's
 * largest text comes with the first paint.
 */

export interface Hero {
  readonly title: string;
  readonly brief: string;
}

export const heroes = {
  company: { title: '先采购，后付款', brief: '额度最高200万元，最长21天免息，分期最长12个月' },
  factoring: { title: '应收账款，提前回款', brief: '应收账款转让融资，盘活企业应收' },
  xchf: { title: '到货验收，再付款', brief: '先采购、后付款，缓解企业备货压力' },
} as const satisfies Record<string, Hero>;
