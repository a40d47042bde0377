import { isObject } from '../../../core/base/object.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** Currencies without minor units (ISO 4217). */
const WITHOUT_MINOR_UNITS = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
/** `EUR 25.99`: the currency and the amount. */
const TEXT = /^([A-Z]{3}) (-?\d+(?:\.\d+)?)$/;

/** `EUR 25.99` beside `{ value: 2599, currency: EUR }`: an amount as text, described as in `major units` or with `two decimals`. */
export const moneyText: Check = objectCheck(
  { id: 'money-text', title: 'an amount as text is the amount beside it' },
  ({ properties = {} }, operation) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      const says = descriptionOf(part, operation);
      if (!/\b(major units|two decimals)\b/i.test(says)) return [];
      const complaint = (thing: Payload): string | undefined => {
        const [, currency = '', number = ''] = TEXT.exec(String(thing[name])) ?? [];
        const amounts = Object.values(thing).filter(
          (each): each is Payload =>
            isObject(each) && typeof each['value'] === 'number' && each['currency'] === currency,
        );
        if (number === '' || amounts.length === 0) return undefined;
        const places = WITHOUT_MINOR_UNITS.test(currency) ? 0 : 2;
        const wanted = amounts.map(({ value }) => (Number(value) / 10 ** places).toFixed(places));
        return wanted.includes(number)
          ? undefined
          : `${name} is ${String(thing[name])} with the value ${String(amounts[0]?.['value'])}; the contract says '${says}'`;
      };
      return [{ name, complaint }];
    }),
);
