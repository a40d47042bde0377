/**
 * Every text field of an opening with twenty invalid values and five unusual valid ones, as pasted by a person:
 * invalid ones show an error under the field. Fields with a list cannot be typed into.
 */
import { describe, expect, test } from 'vitest';
import { ContactRole, OpeningField } from '#generated/shared/enums.ts';
import { halfWidth, mobileTyped, ungrouped } from '#portal/format/typed.ts';
import { addInfoForm } from '#portal/screens/opening/addInfo/form.ts';
import { businessForm } from '#portal/screens/opening/business/form.ts';
import { companyForm } from '#portal/screens/opening/company/form.ts';
import { contactsForm } from '#portal/screens/opening/contacts/form.ts';
import { codeForm } from '#portal/screens/opening/nologin/form.ts';
import { callbackForm } from '#portal/screens/opening/offline/form.ts';
import { accountForm } from '#portal/screens/opening/verify/account/form.ts';
import { arrivedForm } from '#portal/screens/opening/verify/arrived/form.ts';
import { parsed, type Parsed } from '#portal/ui/form/parsed.ts';
import { forms } from './forms.ts';

const TODAY = '2026-11-12';

interface Kind {
  readonly bad: readonly string[];
  readonly odd: readonly string[];
}

/** Invisible texts. */
const nothing = [
  '',
  ' ',
  '   ',
  '\t',
  '\n',
  '\r\n',
  '\u3000',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u202e',
] as const;

/** Texts with a length limit only. */
const textOf = (max: number, odd: Kind['odd']): Kind => ({
  bad: [
    ...nothing,
    '司',
    ' 司 ',
    '\u200b司\u200b',
    '\t司\n',
    '1',
    '公'.repeat(max + 1),
    'a'.repeat(max + 1),
    '1'.repeat(max * 2),
    '公司'.repeat(max),
  ].slice(0, 20),
  odd,
});

const person: Kind = {
  bad: [
    ...nothing.slice(0, 8),
    '张',
    '张3',
    '13606812257',
    '周敏@',
    '周敏!',
    '周敏（财务）',
    '周敏,陆启明',
    '·买买提',
    '周'.repeat(51),
    '<b>周敏</b>',
    '周敏/陆启明',
    '😀😀',
  ],
  odd: ['𠮷田', '阿卜杜热西提·阿卜杜拉', "Siobhán O'Connor", ' 欧阳 修 ', 'Jean-Luc Müller'],
};

const phone: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '1',
    '1395710682',
    '139571068211',
    '12957106821',
    '11957106821',
    '10957106821',
    '23957106821',
    '0571-88234106',
    '400-088-8816',
    '1395710682a',
    '13957106821x',
    '+1 139 5710 6821',
    '+852 9123 4567',
    '139.5710.6821',
    '一三九五七一零六八二一',
    '13957106821；13606812257',
  ],
  odd: ['139 5710 6821', '139-5710-6821', '+86 13957106821', '１３９５７１０６８２１', '008613957106821'],
};

const creditCode: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '91330108MA2H7K3N61',
    '91330108MA2H7K3N60',
    '91330108MA2H7K3N6',
    '91330108MA2H7K3N622',
    '91330108MA2H7K3NI2',
    '91330108MA2H7K3NO2',
    '91330108MA2H7K3NS2',
    '91330108MA2H7K3NV2',
    '91330108MA2H7K3NZ2',
    '9133010XMA2H7K3N62',
    '19330108MA2H7K3N62',
    '91330180MA2H7K3N62',
    '330108000123456',
    'MA2H7K3N6',
    '91330108MA2H7K3N6二',
    '91330108MA2H7K3N62.',
  ],
  odd: [
    '9133-0108 ma2h7k3n62',
    '91330108ma2h7k3n62',
    '９１３３０１０８ＭＡ２Ｈ７Ｋ３Ｎ６２',
    ' 91330108MA2H7K3N62\n',
    '91 330108 MA2H7K3N6 2',
  ],
};

const idCard: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '330102197806142321',
    '330102197806142322',
    '33010219780614232X',
    '33010219780614232',
    '3301021978061423200',
    '330102780614232',
    '330102197813142320',
    '330102197800142320',
    '330102197802302320',
    '330102197806312320',
    '330102197806002320',
    '330120197806142320',
    'A30102197806142320',
    '33010219780614232O',
    'E12345678',
    '330102197806142320；',
  ],
  odd: [
    '３３０１０２ 19780614 2320',
    '330102-19780614-2320',
    '11010519491231002x',
    ' 330102197806142320 ',
    '1101 0519 4912 3100 2X',
  ],
};

const noDays = [
  ...nothing.slice(1, 4),
  '2026',
  '2026-11',
  '2026-13-01',
  '2026-00-10',
  '2026-02-30',
  '2026-11-31',
  '2025-02-29',
  '12/11/2026',
  '12-11-2026',
  '2026111',
  '26-1-2',
  '昨天',
  '二〇二六年十一月十二日',
  '0',
];

/** A day until today. @param required it may not be empty */
const past: Kind = {
  bad: [...noDays, '', '2026-11-13', '2099-01-01', '9999-12-31'].slice(0, 20),
  odd: ['2016-05-18', '1999-12-31', '2024-02-29', '1978-06-14', '2000-02-29'],
};

/** A day from today; empty for unlimited. */
const future: Kind = {
  bad: [
    ...noDays.filter((text) => text.trim() !== ''),
    '2026-11-11',
    '2020-01-01',
    '1900-01-01',
    '0001-01-01',
    '2046-05-17T00:00',
    '2046-05-17 ~',
  ],
  odd: ['', ' ', '2046-05-17', '2028-02-29', '9999-12-31'],
};

const capital: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '0',
    '0.00',
    '-1',
    '1.234',
    '一千',
    '1,00',
    '1.000,00',
    '1e3',
    '1000万',
    '¥',
    'NaN',
    'Infinity',
    '0x10',
    '100000000.01',
    '1..0',
    '--',
  ],
  odd: ['1,000.00', '１０００', '0.01', ' 500 ', '100000000'],
};

const transferred: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '0',
    '0.00',
    '-0.37',
    '0.375',
    '1.01',
    '37',
    '三角七',
    '0,37',
    '0.3.7',
    '1e-1',
    '0.37角',
    'NaN',
    '.',
    '..37',
    '0x1',
    '37分',
  ],
  odd: ['0.37', '０.３７', ' 0.37 ', '1', '0.5'],
};

const account: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '1',
    '1234567',
    '1'.repeat(33),
    '1'.repeat(64),
    'A571908823410601',
    '57190882341060l',
    '5719O8823410601',
    '571908823410601*',
    '5719****0601',
    '571908823410601,',
    '571908823410601；',
    '五七一九',
    '+571908823410601',
    '571908.823410601',
    '571908/823410601',
    '#571908823410601',
  ],
  odd: [
    '5719 0882 3410 601',
    '5719-0882-3410-601',
    '５７１９０８８２３４１０６０１',
    '12345678',
    '1'.repeat(32),
  ],
};

const email: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    'zhoumin',
    'zhoumin@',
    '@hechuan.cn',
    'zhoumin@hechuan',
    'zhoumin@@hechuan.cn',
    'zhoumin@hechuan..cn',
    'zhoumin@hechuan.c',
    'zhou,min@hechuan.cn',
    'zhoumin@hechuan.cn;',
    '周敏@hechuan.cn',
    'zhoumin@禾川.cn',
    'zhoumin@hechuan.cn@',
    'zhoumin@.cn',
    '<zhoumin@hechuan.cn>',
    `${'a'.repeat(51)}@hechuan.cn`,
    'zhoumin#hechuan.cn',
  ],
  odd: [
    'zhou.min+caigou@mail.hechuan.com.cn',
    'ZHOUMIN@HECHUAN.CN',
    'ｚｈｏｕｍｉｎ@hechuan.cn',
    ' zhoumin@hechuan.cn ',
    'z_1%2-3@he-chuan.cn',
  ],
};

const code: Kind = {
  bad: [
    ...nothing.slice(0, 4),
    '1',
    '24681',
    '2468100',
    '24681O',
    '24681a',
    'abcdef',
    '二四六八一零',
    '2468-1',
    '246.810',
    '246,810',
    '24681?',
    '+246810',
    '2468 1',
    '******',
    '246810.',
    '#24681',
  ],
  odd: ['246810', '２４６８１０', ' 246810 ', '246 810', '000000'],
};

const recommender: Kind = {
  bad: [
    '推荐',
    'A B！',
    'A.B',
    'A/B',
    'A\\B',
    'A+B',
    'A=B',
    'A&B',
    'A?B',
    'A#B',
    'A%B',
    'A@B',
    'A*B',
    'A:B',
    'A;B',
    'A,B',
    '<A>',
    '"A"',
    'A'.repeat(65),
    '😀',
  ],
  odd: ['', ' ', 'ＴＪ２０２６', ' TJ-2026_01 ', 'A'.repeat(64)],
};

const names = textOf(100, [
  '广西壮族自治区𠮷田（集团）股份有限公司',
  '  杭州禾川工业设备有限公司 ',
  '7-ELEVEn（北京）有限公司',
  'A&B Trading Co., Ltd.',
  '禾川',
]);
const addresses = textOf(200, [
  '长河街道滨康路1180号2幢1206室',
  '  滨康路１１８０号 ',
  '𠮷祥里甲3号-2#',
  'Rm 1206, Bldg 2, 1180 Binkang Rd',
  '北大街1号',
]);
const banks = textOf(100, [
  '招商银行杭州滨江支行',
  ' 中国农业银行 ',
  '㈱三菱銀行上海',
  '乌鲁木齐银行𠮷木萨尔县支行',
  'HSBC (China)',
]);

/** Optional: the office at the registered address. */
const optional = ({ bad, odd }: Kind, min: number, max: number): Kind => ({
  bad: [
    ...bad.filter((text) => text.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '') !== ''),
    ...Array.from({ length: 20 }, (_, index) =>
      index < min - 1 ? '号'.repeat(index + 1) : '号'.repeat(max + index),
    ),
  ].slice(0, 20),
  odd: ['', ...odd.slice(1)],
});

const as = (text: string): string => text;
const upper = (text: string): string => ungrouped(text).toUpperCase();

/** Returns the form's error of a field with this value, all others valid. */
const inForm =
  (parse: (values: unknown) => Parsed, valid: object, field: string) =>
  (value: string): string | undefined =>
    parse({ ...valid, [field]: value }).problems[field];

const company = forms['company']!;
const contacts = contactsForm(
  {
    roles: [ContactRole.FinanceHead],
    once: [],
    relationships: [],
    relationshipFor: [],
    minContacts: 1,
    maxContacts: 5,
  },
  [],
);
const inCompany = (field: string) => inForm(parsed(companyForm(TODAY)), company.valid, field);
const inInfo = (field: OpeningField) =>
  inForm(parsed(addInfoForm(Object.values(OpeningField), TODAY)), forms['addInfo']!.valid, field);
const inContact = (field: string) => (value: string) => {
  const contact = {
    name: '周敏',
    role: ContactRole.FinanceHead,
    phone: '13606812257',
    email: 'zhoumin@hechuan.cn',
    code: '604417',
  };
  return parsed(contacts)({ contacts: [{ ...contact, [field]: value }] }).problems[`contacts.0.${field}`];
};

/** A field, its control's reading of typed or pasted text, and the form's error. */
const fields: Readonly<
  Record<
    string,
    readonly [Kind, read: (typed: string) => string, says: (value: string) => string | undefined]
  >
> = {
  企业名称: [names, as, inCompany('companyName')],
  统一社会信用代码: [creditCode, upper, inCompany('creditCode')],
  注册资本: [capital, halfWidth, inCompany('registeredCapital')],
  成立日期: [past, as, inCompany('foundedOn')],
  营业期限至: [future, as, inCompany('termTo')],
  详细地址: [addresses, as, inCompany('address')],
  实际经营地址: [optional(addresses, 5, 200), as, inCompany('officeAddress')],
  法定代表人姓名: [person, as, inCompany('legalName')],
  法定代表人手机号: [phone, mobileTyped, inCompany('legalPhone')],
  法定代表人身份证号: [idCard, upper, inCompany('legalIdNo')],
  证件生效日期: [past, as, inCompany('legalIdFrom')],
  证件有效期至: [future, as, inCompany('legalIdTo')],
  联系人姓名: [person, as, inContact('name')],
  联系人手机号: [phone, mobileTyped, inContact('phone')],
  联系人邮箱: [email, halfWidth, inContact('email')],
  联系人短信验证码: [code, ungrouped, inContact('code')],
  推荐码: [recommender, halfWidth, inForm(parsed(businessForm), forms['business']!.valid, 'recommendCode')],
  对公银行账号: [account, ungrouped, inForm(parsed(accountForm), forms['account']!.valid, 'accountNo')],
  开户银行: [banks, as, inForm(parsed(accountForm), forms['account']!.valid, 'bankName')],
  到账金额: [transferred, halfWidth, inForm(parsed(arrivedForm), {}, 'amount')],
  回电联系人: [person, as, inForm(parsed(callbackForm), forms['offline']!.valid, 'name')],
  回电电话: [phone, mobileTyped, inForm(parsed(callbackForm), forms['offline']!.valid, 'phone')],
  签署链接验证码: [code, ungrouped, inForm(parsed(codeForm), {}, 'code')],
  补充注册资本: [capital, halfWidth, inInfo(OpeningField.RegisteredCapital)],
  补充营业期限: [future, as, inInfo(OpeningField.TermTo)],
  补充注册地址: [addresses, as, inInfo(OpeningField.Address)],
  补充实际经营地址: [optional(addresses, 5, 200), as, inInfo(OpeningField.OfficeAddress)],
  补充证件生效日期: [past, as, inInfo(OpeningField.LegalIdFrom)],
  补充证件有效期: [future, as, inInfo(OpeningField.LegalIdTo)],
  补充手机号: [phone, mobileTyped, inInfo(OpeningField.LegalPhone)],
};

describe.each(Object.entries(fields))('%s', (_, [{ bad, odd }, read, says]) => {
  test('shows an error in Chinese for twenty invalid values', () => {
    expect(new Set(bad).size).toBe(20);
    const passed = bad.filter((typed) => !/\p{Script=Han}/u.test(says(read(typed)) ?? ''));
    expect(passed.map((typed) => JSON.stringify(typed))).toEqual([]);
  });

  test('accepts five unusual ones', () => {
    expect(new Set(odd).size).toBe(5);
    expect(odd.flatMap((typed) => says(read(typed)) ?? [])).toEqual([]);
  });
});
