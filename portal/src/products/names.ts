import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';

/** docs/decisions/0222 */
export const productNames: Readonly<Record<ProductCode, string>> = {
  12000: '金采',
  12003: '企业金采',
  12007: '新通路金采',
  12008: '药京采金采',
  12010: '公司金采',
  12011: '法人贷',
  12012: '分销金采',
  12015: '分销账期',
  12017: '一盘货金采',
  12019: '个人金采',
  12023: '金采保理',
  12025: '批发金采',
  12029: '金采提现',
  12035: '平台金采',
  12037: '先采后付',
};

export const popName = '药京采金采（POP）';
export const platformName = '企业金采';
