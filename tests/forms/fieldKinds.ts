/** The kind of input of each form field, by the field's name. */

export type FieldKind = 'amount' | 'digits' | 'phone' | 'id' | 'day' | 'unspaced' | 'text' | 'choice';

export const fieldKinds: Readonly<Record<string, FieldKind>> = {
  amount: 'amount',
  limit: 'amount',
  registeredCapital: 'amount',
  smallAmount: 'amount',
  accountNo: 'digits',
  code: 'digits',
  firstNo: 'digits',
  invoiceNo: 'digits',
  oldPassword: 'digits',
  password: 'digits',
  again: 'digits',
  legalPhone: 'phone',
  phone: 'phone',
  remindPhone: 'phone',
  creditCode: 'id',
  idNo: 'id',
  verifyCode: 'id',
  legalIdNo: 'id',
  day: 'day',
  foundedOn: 'day',
  from: 'day',
  invoicedOn: 'day',
  legalIdFrom: 'day',
  legalIdTo: 'day',
  termTo: 'day',
  to: 'day',
  email: 'unspaced',
  emailAddress: 'unspaced',
  recommendCode: 'unspaced',
  address: 'text',
  bankName: 'text',
  companyName: 'text',
  legalName: 'text',
  loginId: 'text',
  name: 'text',
  nickname: 'text',
  party: 'text',
  title: 'text',
  word: 'text',
  officeAddress: 'text',
  reason: 'text',
  // A pasted list, whose cells portal/src/screens/accounts/batch/rows.test.ts tests.
  rows: 'text',
  cardId: 'choice',
  couponId: 'choice',
  claimType: 'choice',
  companyKind: 'choice',
  field: 'choice',
  fromAccountNo: 'choice',
  method: 'choice',
  mode: 'choice',
  monthlyVolume: 'choice',
  payHabit: 'choice',
  regionCode: 'choice',
  role: 'choice',
  scope: 'choice',
  source: 'choice',
  time: 'choice',
  transferNo: 'choice',
  value: 'choice',
  way: 'choice',
};

/** Returns the text in full-width characters, as a Chinese input method writes them. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCodePoint(character.codePointAt(0)! + 0xfee0));

const grouped = (text: string, by: string): string => text.replace(/(.{4})(?=.)/g, `$1${by}`);

const digits = (text: string): string[] => [
  wide(text),
  ` ${text}\u00a0`,
  grouped(text, ' '),
  grouped(text, '\u2009'),
  grouped(text, '\u3000'),
  grouped(text, '-'),
  grouped(text, '–'),
  `\u200b${text}\n`,
];

/** By kind: returns other notations of a value, which the form must read as the same value. */
export const otherNotations: Readonly<
  Record<Exclude<FieldKind, 'text' | 'choice'>, (text: string) => string[]>
> = {
  amount: (text) => [
    wide(text),
    `¥${text}`,
    `￥ ${text}`,
    `${text}元`,
    `人民币${text}元整`,
    `RMB ${text}`,
    text.replaceAll(',', ' '),
    text.replaceAll(',', '\u00a0'),
    text.replaceAll(',', '\u2009'),
    text.replaceAll(',', '　'),
    text.replaceAll(',', '，'),
    text.replace('.', '。'),
    text.replace('.', '．'),
    `\u200b${text}\t`,
  ],
  digits,
  phone: (text) => [
    ...digits(text),
    `+86 ${text}`,
    `0086${text}`,
    `${text.slice(0, 3)}-${text.slice(3, 7)}-${text.slice(7)}`,
  ],
  id: (text) => [...digits(text), text.toLowerCase()],
  day: (text) => {
    const [y = '', m = '', d = ''] = text.split('-');
    return [
      wide(text),
      `${y}/${m}/${d}`,
      `${y}.${m}.${d}`,
      `${y}。${m}。${d}`,
      `${y}年${m}月${d}日`,
      `${y} 年 ${String(Number(m))} 月 ${String(Number(d))} 日`,
      `${y}${m}${d}`,
      ` ${text}\u00a0`,
    ];
  },
  unspaced: (text) => [wide(text), ` ${text} `, `${text}\u00a0`],
};
