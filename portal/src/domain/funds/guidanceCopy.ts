import { HOTLINE } from '../../copy/contact.ts';

const DAY = 24 * 60;

/** Formats a duration in the largest unit that divides it. */
function duration(minutes: number): string {
  if (minutes % DAY === 0) return `${String(minutes / DAY)}天`;
  return minutes % 60 === 0 ? `${String(minutes / 60)}小时` : `${String(minutes)}分钟`;
}

/** Guidance to a transfer out (docs/design/copy.md: home.account); separate from the other texts, which home loads at once. */
export const guidanceCopy = {
  title: '转出说明',
  /** @param minutes duration by the provider; undefined when the request failed */
  message: (minutes: number | undefined) =>
    minutes === undefined
      ? '转出金额将转至企业自己的对公账户，到账时间见申请页的预计到账。'
      : `转出金额将转至企业自己的对公账户，预计${duration(minutes)}内到账。`,
  note: `转出处理中如有疑问，请致电客服热线${HOTLINE}`,
  button: '我已知晓',
} as const;
