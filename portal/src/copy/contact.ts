/** Hotline and address of the provider. docs/decisions/0220 */
export const HOTLINE = '400-088-8816';
export const HOTLINE_LINE = `客服热线：${HOTLINE}（每日9:00-22:00）`;
export const ADDRESS = '北京市大兴区经济技术开发区科创十一街18号院';
