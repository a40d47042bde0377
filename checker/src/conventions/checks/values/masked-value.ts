import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** A value that the contract calls masked is not shown in full: some characters are stars or are missing. */
export const maskedValue: Check = objectCheck(
  { id: 'masked-value', title: 'a masked value is not shown in full' },
  ({ properties = {} }, operation) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      const description = descriptionOf(part, operation);
      if (!MASKED.test(description) || EXCEPTED.test(description.replaceAll(HIDDEN_OTHERS, ''))) return [];
      const { example, examples = [] } = flattened(part, operation.schemas);
      const [, number = ''] = LAST.exec(description) ?? [];
      // The other characters are hidden by signs, if the example has some or the text counts the visible ones.
      const hasSigns = number !== '' || [example, ...examples].some((each) => SIGNS.test(String(each)));
      const visible = number === '' ? USUALLY_VISIBLE : countOf(number);
      const isFull = (value: string): boolean =>
        isWhole(value) || (hasSigns && !SIGNS.test(value) && value.length >= visible + LEAST_HIDDEN);
      return [
        {
          name,
          complaint: ({ [name]: value }) =>
            typeof value === 'string' && isFull(value)
              ? `${name} is shown whole, and the contract calls it masked`
              : undefined,
        },
      ];
    }),
);

/** `The phone, masked`, `only the last four digits`. */
const MASKED =
  /\b(masked|redacted|obfuscated|starred out)\b|only the last (two|three|four|five|six|\d) (digits|characters|letters)|脱敏|掩码|打码/i;
/** `Only the last four digits`: the group is the number. */
const LAST = /only the last (two|three|four|five|six|\d) (?:digits|characters|letters)/i;
const countOf = (number: string): number =>
  /\d/.test(number)
    ? Number(number)
    : ['two', 'three', 'four', 'five', 'six'].indexOf(number.toLowerCase()) + 2;
/** Signs that stand for hidden characters. */
const SIGNS = /[*•●·#…]|x{2,}|\.{2,}/i;
/** Number of characters that a masked value usually shows. */
const USUALLY_VISIBLE = 4;
/** Least number of characters that a mask hides. */
const LEAST_HIDDEN = 3;
/** The description says that the value is not masked, or not for every account, or not in every case. */
const EXCEPTED =
  /\b(not|never|un)\s?masked|\b(unless|except|if|when|others?|otherwise|but)\b|不脱敏|未脱敏|除|非/i;

/** ``The others are `*` ``, `other digits are hidden`: characters of the value, and no other account. */
const HIDDEN_OTHERS =
  /\b(?:the |all )*(?:others|other ones|other (?:characters|digits|letters)) (?:are|become) (?:(?:shown|replaced|written|hidden) (?:as|by|with|behind) )?(?:[`'"]?[*•●·#…x]+[`'"]?|stars|asterisks|dots)(?![\w-])|\bother (?:characters|digits|letters) are (?:hidden|masked|left out)\b/gi;

/**
 * A full phone or card number (no date), a full email address, or a full IBAN such as `DE89 3704 0044 0532 0130 00`. Four digits
 * may be the visible rest of a masked value.
 */
const isWhole = (value: string): boolean =>
  (/^\+?[\d -]{8,}$/.test(value) && !/^\d{4}-\d\d-\d\d/.test(value)) ||
  /^[\w.+-]{2,}@[\w-]+(\.[\w-]+)+$/.test(value) ||
  /^[A-Z]{2}\d{2}[A-Z\d ]{10,}$/.test(value);
