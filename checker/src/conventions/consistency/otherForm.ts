import { wordsOf } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import type { Sent } from '../../core/judging/sent.ts';

/** Last words of parameters that choose how values are written: `unit`, `displayCurrency`, `time_zone`. */
const FORMS =
  /^(units?|currency|lang|language|locale|culture|tz|timezone|zone|precision|decimals|digits|format|translation|encoding|measurements?|metric|imperial)$/;
/** `Temperatures are converted to this unit`, `prices in this currency`, `以何种货币显示` */
const CONVERTS =
  /\b(convert|translat|express|localis|localiz)\w*\b|\b(shown|given|returned|displayed|measured|quoted) in\b|\bunits? (of|for|in)\b|\bin (this|that|which|the given) (unit|currency|language|time zone)\b|换算|单位|货币|语言|时区/i;

/**
 * Returns whether a request asks for values in another form than usual: another unit, currency, language or time zone. They may
 * differ from the written ones. A value that is the default of the parameter asks for nothing else.
 */
export const asksOtherForm = ({ case: { operation, ask } }: Sent): boolean => {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return Object.entries(ask.payload).some(([name, value]) => {
    const part = flattened(properties[name] ?? {}, operation.schemas);
    const isSent = ['query', 'header'].includes(operation.places?.[name]?.in ?? '') && String(value) !== '';
    return (
      isSent &&
      value !== part.default &&
      (FORMS.test(wordsOf(name).at(-1) ?? '') || CONVERTS.test(part.description ?? ''))
    );
  });
};
