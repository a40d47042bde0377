/**
 * Per kind of field: at least twenty values to refuse, and five unusual but valid ones. Long lists are written in spread groups,
 * because the formatter would give each value of a single list its own line.
 */
import { capitals, halfWidth, mobileTyped, ungrouped } from '#portal/format/typed.ts';

export interface OddValues {
  readonly bad: readonly unknown[];
  readonly odd: readonly unknown[];
  /** Returns what the field's control makes of the typed text. */
  readonly read?: (typed: string) => string;
}

/** Invisible texts. */
const blanks = ['', ' ', '   ', '\t', '\n\n', '　　', '\u00a0', '\u200b\u200b\u200b', '\ufeff ', ' \u2060 '];
const longer = (most: number) =>
  ['公', '𠮷', 'a', '１', '路 '].map((part) => part.repeat(most).slice(0, most * 2) + '号'.repeat(most));

/** Values of a text with a least and a greatest length. */
export const textOf = (least: number, most: number, odd: readonly string[]): OddValues => ({
  bad: [
    ...blanks,
    ...['公', '𠮷', ' 司 ', '\u200b号', 'a'].map((part) => part.padEnd(least - 1, ' ')),
    ...longer(most),
  ],
  odd,
});

/** Values of an optional text: an empty one is valid. */
export const optionalText = (least: number, most: number, odd: readonly string[]): OddValues => ({
  bad: [least - 1, most + 1, most + 50, most + 100].flatMap((length) =>
    ['公', '𠮷', 'a', '1', '（'].map((part) => part.repeat(length)),
  ),
  odd,
});

export const personName: OddValues = {
  bad: [
    ...blanks.slice(0, 6),
    ...[
      '张',
      '𠮷',
      '张3',
      '张３',
      '张三1号',
      '①张三',
      'zhang@hechuan.cn',
      '<b>张三</b>',
      '张三；李四',
      '😀😀',
    ],
    ...['--', '···', '张'.repeat(51), '13957106821'],
  ],
  odd: ['𠮷田', '阿卜杜热西提·阿卜杜拉', '欧阳娜娜', "O'Brien-Smith", ' 沈志远　'],
};

export const mobile: OddValues = {
  bad: [
    ...['', ' ', '1395710682', '139571068212', '12957106821', '10957106821', '23957106821', '03957106821'],
    ...['1395710682a', '139.5710.6821', '139_5710_6821', '+85 13957106821', '057188886666', '0571-88886666'],
    ...['400-088-8816', '一三九五七一', '13957106821,', '13957106821/2', '139571068211395710682', '-'],
  ],
  odd: ['139 5710 6821', '139-5710-6821', '１３９５７１０６８２１', '+86 139 5710 6821', '  19957106821\n'],
  read: mobileTyped,
};

export const smsCode: OddValues = {
  bad: [
    ...['', ' ', '1', '12', '123', '1234', '12345', '1234567', '12345678', '12345a', 'abcdef', '六位数字'],
    ...['12345.', '+12345', '1e5000', '0x1234', '123,456', '１２３', '１２３４５６７', '😀😀😀'],
  ],
  odd: ['000000', '604 417', '６０４４１７', ' 604417 ', '604-417'],
  read: ungrouped,
};

export const email: OddValues = {
  bad: [
    ...['', ' ', 'zhoumin', 'zhoumin@', '@hechuan.cn', 'zhoumin@hechuan', 'zhou@min@hechuan.cn', 'a@.cn'],
    ...[
      '周敏@hechuan.cn',
      'zhoumin@禾川.cn',
      'zhoumin@hechuan.',
      'zhoumin@hechuan..cn',
      'zhoumin#hechuan.cn',
    ],
    ...['zhou,min@hechuan.cn', '<zhoumin@hechuan.cn>', 'mailto:zhoumin@hechuan.cn', 'zhoumin@hechuan.c'],
    ...[`${'a'.repeat(51)}@hechuan.cn`, 'zhoumin@hechuan.cn;', '"zhou"@hechuan.cn'],
  ],
  odd: [
    ...['ZhouMin+opening@hechuan.com.cn', 'z.m_1%x@h-c.cn', 'ｚｈｏｕｍｉｎ＠ｈｅｃｈｕａｎ．ｃｎ'],
    ...[' zhoumin@hechuan.cn ', '0@163.com'],
  ],
  read: halfWidth,
};

export const creditCode: OddValues = {
  bad: [
    ...[
      '',
      ' ',
      '9133',
      '91330108MA2H7K3N6',
      '91330108MA2H7K3N622',
      '91330108MA2H7K3N61',
      '91330108MA2H7K3NI2',
    ],
    ...['91330108MA2H7K3NO2', '91330108MA2H7K3NS2', '91330108MA2H7K3NV2', '91330108MA2H7K3NZ2'],
    ...['9133010XMA2H7K3N62', '93130108MA2H7K3N62', '91330108AM2H7K3N62', '000000000000000001'],
    ...[
      '统一社会信用代码统一社会信用代码统一',
      '91330108MA2H7K3N6_',
      '330102197806142320',
      '330108000012345',
    ],
    '91330108MA2H7K3N62,91330108MA2H7K3N62',
  ],
  odd: [
    ...['91330108ma2h7k3n62', ' 91330108 MA2H7K3N62 ', '９１３３０１０８ＭＡ２Ｈ７Ｋ３Ｎ６２'],
    ...['9133-0108-MA2H-7K3N-62', '91440300MA5G3T7R9A'],
  ],
  read: capitals,
};

export const idCard: OddValues = {
  bad: [
    ...[
      '',
      ' ',
      '3301',
      '33010219780614232',
      '3301021978061423201',
      '330102197806142321',
      '330102197806143220',
    ],
    ...['330102197813142320', '330102197802302320', '330102197800142320', '330102197806002320'],
    ...[
      '330102187806142320',
      '030102197806142320',
      '330102780614232',
      '33010219780614232Y',
      '11010519491231002',
    ],
    ...['91330108MA2H7K3N62', '000000000000000000', '三三零一零二一九七八零六一四二三二零', '护照E12345678'],
  ],
  odd: [
    ...['11010519491231002x', '330102 19780614 2320', '３３０１０２１９７８０６１４２３２０'],
    ...[' 320501198502234013', '330102-19780614-2320'],
  ],
  read: capitals,
};

/** Invalid days at any time. */
const noDays = [
  ...['2026', '2026-11', '2026-13-01', '2026-00-10', '2026-02-30', '2025-02-29', '2026-11-31', '26-11-12'],
  ...['11/12/2026', '12.11.2026', '202611', '11月12日', '昨天', '0000-00-00', '2026-11-12T00:00'],
  ...['11-12-2026', '-2026-11-12'],
];
export const dayUntil: OddValues = {
  bad: [...noDays, '', '2026-11-13', '9999-12-31'],
  odd: ['2026/11/12', '2024年2月29日', '1949.10.1', '２０００－０２－２９', '20161231'],
};
export const dayFrom: OddValues = {
  bad: [...noDays, '2026-11-11', '2016-09-12', '1949-10-01'],
  odd: ['', '2026-11-12', '2028-02-29', '9999-12-31', '2046-05-17'],
};

export const capital: OddValues = {
  bad: [
    ...[
      '',
      ' ',
      '0',
      '0.00',
      '-1',
      '-0.01',
      '+5',
      '1.234',
      '一千',
      '1千',
      '1e3',
      '0x10',
      '00100',
      '1,00',
      '1.',
      '.5',
    ],
    ...['100000000.01', '99999999999', '500万', '$500'],
  ],
  odd: ['0.01', '¥1,000.00', '１０００元', ' 500 ', '100 000 000。00'],
};

export const arrived: OddValues = {
  bad: [
    ...[
      '',
      ' ',
      '0',
      '0.00',
      '-0.37',
      '+0.37',
      '0.375',
      '1.01',
      '2',
      '37',
      '三角七分',
      '0,37',
      '0.3.7',
      '.37',
    ],
    ...['1e-1', '0.37角', '$0.37', 'NaN', 'Infinity', '00.37'],
  ],
  odd: ['0.01元', '¥0.99', '1', ' 0。37 ', '０．５'],
};

export const account: OddValues = {
  bad: [
    ...[
      '',
      ' ',
      '1',
      '1234567',
      '1'.repeat(33),
      '1'.repeat(64),
      '57190882341060a',
      '５７１',
      'NRA571908823410601',
    ],
    ...[
      '571908823410601.',
      '571,908,823',
      '571908823410601/1',
      '五七一九零八八二',
      '+571908823410601',
      '0x57190882',
    ],
    ...['571908823410601 账号', '账号571908823410601', '-', '1e12345678', '571_9088_2341'],
  ],
  odd: [
    '5719 0882 3410 601',
    '5719-0882-3410-601',
    '５７１９０８８２３４１０６０１',
    '00000001',
    '1'.repeat(32),
  ],
  read: ungrouped,
};

export const recommendCode: OddValues = {
  bad: [
    ...[
      '推荐',
      'A推荐',
      'A.B',
      'A,B',
      'A/B',
      'A\\B',
      'A+B',
      'A=B',
      'A@B',
      'A#B',
      'A?B',
      'A&B',
      'A%20B',
      '<A>',
      '"A"',
    ],
    ...['a'.repeat(65), '１'.repeat(65), '😀', 'A;B', '…'],
  ],
  odd: ['', 'A', '_-_', 'ＴＪ２０２６', ' TJ 2026 '],
  read: halfWidth,
};

export const regionCode: OddValues = {
  bad: [
    ...[
      '',
      ' ',
      '3',
      '33',
      '330',
      '3301',
      '33010',
      '3301080',
      '33010a',
      '浙江省',
      '浙江省杭州市滨江区',
      '330108,',
    ],
    ...['33-01-08', '330 108', '-30108', '+30108', '33.0108', '0x3301', '３３０１０８', 'CN-ZJ'],
  ],
  odd: ['330108', '110101', '469001', '810000', '659001'],
};

/** Values of a field with a list of choices; similar texts are invalid. */
export const oneOf = (values: readonly string[]): OddValues => ({
  bad: [
    ...['', ' ', '0', '1', 'NONE', 'null', 'undefined', '无', 'OTHERS', 'true'],
    ...values.slice(0, 1).flatMap((value) => {
      const lower = value.toLowerCase() === value ? value.toUpperCase() : value.toLowerCase();
      return [` ${value}`, `${value} `, lower, `${value},${value}`, value.slice(1), `${value}1`, `_${value}`];
    }),
    ...[undefined, 7, false],
  ],
  odd: Array.from({ length: 5 }, (_, place) => values[place % values.length]),
});

/** Values of a field that takes several elements of a list. */
export const someOf = (values: readonly string[]): OddValues => ({
  bad: [
    [],
    ...oneOf(values)
      .bad.slice(0, 16)
      .map((value) => [value]),
    [...values, 'NONE'],
    'NONE',
    undefined,
  ],
  odd: [[values[0]], values.slice(0, 2), values.slice(-1), [...values].reverse(), values],
});
