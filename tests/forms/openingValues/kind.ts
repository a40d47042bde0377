/** Number of invalid values of each kind. */
export const INVALID = 20;

/** Values of a kind of field. */
export interface Kind {
  /** Invalid ones. */
  readonly bad: readonly string[];
  /** Five unusual valid ones. */
  readonly odd: readonly string[];
}

/** Texts that a keyboard writes without a visible character. */
export const blanks = ['', ' ', '   ', '\t'] as const;

/** All texts without a visible character. */
export const nothing = [...blanks, '\n', '\r\n', '\u3000', '\u00a0', '\u200b', '\ufeff', '\u202e'] as const;

/** Values of a text of more than one character, with a greatest length. */
export const textOf = (max: number, odd: Kind['odd']): Kind => ({
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
  ],
  odd,
});

/** Values of an optional text with a least and a greatest length, such as the office address. */
export const optional = ({ bad, odd }: Kind, min: number, max: number): Kind => ({
  bad: [
    ...bad.filter((text) => text.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '') !== ''),
    ...Array.from({ length: INVALID }, (_, index) =>
      index < min - 1 ? '号'.repeat(index + 1) : '号'.repeat(max + index),
    ),
  ].slice(0, INVALID),
  odd: ['', ...odd.slice(1)],
});
