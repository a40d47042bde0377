/** Banners, recommended products, home ads and notices by scene code (spec 2 §2.2-§2.4). */
import { AdType } from '#generated/shared/enums.ts';
import { scenes } from '../notices/scenes.ts';
import type { SceneAd } from '../notices/schema.ts';

const picture = (name: string): string => `/_sim/ext/ad/${name}.svg`;

const recommended = (
  id: string,
  title: string,
  brief: string,
  image: string,
  visitLink: string,
): SceneAd => ({
  scene: scenes.recommended,
  id,
  adType: AdType.Image,
  title,
  brief,
  picLink: picture(image),
  visitLink,
  startNewPageFlag: true,
});

const notice = (id: string, title: string, message: string, msgDate: string, remarks?: string): SceneAd => ({
  scene: scenes.homeNotice,
  id,
  adType: AdType.Image,
  title,
  message,
  msgDate,
  clstag: `home_notice_${id}`,
  ...(remarks === undefined ? {} : { remarks }),
});

export const ads: readonly SceneAd[] = [
  // The filter of spec 2 §5 keeps three of the five banners for 12003: by `remarks`, one is for 12025, one for 12029.
  {
    scene: scenes.landingBanner,
    id: 'HF2026110001',
    adType: AdType.Image,
    title: '企业采购，先采后付',
    brief: '最长<b>21天</b>免息',
    picLink: picture('banner-purchase'),
    buttonInfo: '了解21天免息',
    buttonLink: '/front/help/member/freeInt21',
    startNewPageFlag: true,
    remarks: '12003',
    clstag: 'landing_banner_1',
  },
  {
    scene: scenes.landingBanner,
    id: 'HF2026110002',
    adType: AdType.Image,
    title: '三步开通企业金采',
    des1: '企业实名认证、合同签署、风控审核',
    picLink: picture('banner-open'),
    startNewPageFlag: false,
    clstag: 'landing_banner_2',
  },
  {
    scene: scenes.landingBanner,
    id: 'HF2026110003',
    adType: AdType.Image,
    title: '发票提额',
    brief: '上传发票，额度最高<b>200万元</b>',
    picLink: picture('banner-increase'),
    buttonInfo: '去提额',
    buttonLink: '/front/invoiceQuota',
    startNewPageFlag: false,
    clstag: 'landing_banner_3',
  },
  {
    scene: scenes.landingBanner,
    id: 'HF2026110004',
    adType: AdType.Image,
    title: '批发金采专属礼遇',
    brief: '会员等级越高，权益越多',
    picLink: picture('banner-mall'),
    startNewPageFlag: false,
    remarks: '12025',
    clstag: 'landing_banner_4',
  },
  {
    scene: scenes.landingBanner,
    id: 'HF2026110005',
    adType: AdType.Image,
    title: '金采提现',
    brief: '额度内提取现金',
    picLink: picture('banner-cash'),
    startNewPageFlag: true,
    remarks: '12029',
    clstag: 'landing_banner_5',
  },

  recommended(
    'TJ001',
    '金采保理',
    '应收账款转让融资，盘活企业应收',
    'recommend-factoring',
    '/front/baolibiaopin/landing',
  ),
  recommended('TJ002', '先采后付', '到货验收后付款，缓解备货压力', 'recommend-xchf', '/front/xchf/landing'),
  recommended('TJ003', '金采提现', '额度内提取现金，随借随还', 'recommend-cash', '/_sim/ext/lending'),
  recommended(
    'TJ004',
    '批发金采',
    '批发采购专属额度，享会员权益',
    'recommend-mall',
    '/front/company/landing?productCode=12025',
  ),

  {
    scene: scenes.homeAds,
    id: 'GG2001',
    adType: AdType.Image,
    title: '发票提额',
    brief: '上传发票，额度最高200万元',
    picLink: picture('home-increase'),
    visitLink: '/front/invoiceQuota',
    startNewPageFlag: false,
    clstag: 'home_ad_1',
  },
  {
    scene: scenes.homeAds,
    id: 'GG2002',
    adType: AdType.Image,
    title: '月结PLUS',
    brief: '每月10日还款，服务费率0%',
    picLink: picture('home-monthplus'),
    visitLink: '/front/company/clearTypeManage',
    startNewPageFlag: false,
    // Only products with the cycle and its page link there.
    remarks: '12003,12007,12008,12010,12025',
    clstag: 'home_ad_2',
  },
  {
    scene: scenes.homeAds,
    id: 'GG2003',
    adType: AdType.Image,
    title: '溢缴款账户',
    brief: '大额还款更省心，30分钟内认领',
    picLink: picture('home-overflow'),
    visitLink: '/front/vas/vasIntro',
    startNewPageFlag: false,
    clstag: 'home_ad_3',
  },

  notice(
    'XX3001',
    '电子回单',
    '电子回单已上线：还款成功后，可在还款记录中查看并打印电子回单。',
    '2026-11-12 09:00:00',
  ),
  notice(
    'XX3002',
    '系统维护',
    '系统将于2026年11月15日凌晨2:00至4:00维护，期间暂停还款。',
    '2026-11-10 09:00:00',
    '12003,12025',
  ),
  {
    scene: scenes.research,
    id: 'DY4001',
    adType: AdType.Image,
    title: '用户调研',
    visitLink: '/_sim/ext/research',
    startNewPageFlag: true,
    remarks: '12003,12025',
  },
];

/** Returns the ads with a video in the first banner of the landing page. */
export const withFilm = (all: readonly SceneAd[]): SceneAd[] =>
  all.map((ad) =>
    ad.id === 'HF2026110001' ? { ...ad, adType: AdType.Video, picLink: '/_sim/ext/ad/banner.webm' } : ad,
  );
