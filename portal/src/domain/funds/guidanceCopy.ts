import { HOTLINE } from '../../copy/contact.ts';

const DAY = 24 * 60;

/** How long it takes, in the largest unit that says it without a rest. */
function duration(minutes: number): string {
  if (minutes % DAY === 0) return `${String(minutes / DAY)}天`;
  return minutes % 60 === 0 ? `${String(minutes / 60)}小时` : `${String(minutes)}分钟`;
}

/** The guidance to a transfer out (docs/design/copy.md: home.account); apart from the other words, which home loads at once. */
export const guidanceCopy = {
  title: '转出说明',
  /** @param minutes how long the provider says it takes; undefined where it could not be asked */
  message: (minutes: number | undefined) =>
    minutes === undefined
      ? '转出金额将转至企业自己的对公账户，到账时间见申请页的预计到账。'
      : `转出金额将转至企业自己的对公账户，预计${duration(minutes)}内到账。`,
  note: `转出处理中如有疑问，请致电客服热线${HOTLINE}`,
  button: '我已知晓',
} as const;
