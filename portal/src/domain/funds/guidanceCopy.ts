import { HOTLINE } from '../../copy/contact.ts';

/** The guidance to a transfer out (copy.yaml: home.account); apart from the other words, which home loads at once. */
export const guidanceCopy = {
  title: '转出说明',
  message: '转出金额将原路退回至您的对公账户，预计1至2个工作日到账。',
  note: `转出处理中如有疑问，请致电客服热线${HOTLINE}`,
  button: '我已知晓',
} as const;
