import { shownBy } from '../lookOf.ts';
import { plainName, type Finding, type Rule } from './rule.ts';

/** Reports foreign sentences, controls in the browser's language, and codes without words. */
export const speaksChinese: Rule = (observed) =>
  (observed.kind === 'failed' ? [observed.after] : shownBy(observed)).flatMap((look) => [
    ...look.pieces.flatMap(({ text, where, box }) =>
      foreignWords(text, where).map((one) => ({ ...one, box })),
    ),
    ...look.spoken.flatMap((text) => foreignWords(text, 'aria')),
    ...look.controls.flatMap(({ native, name, where, box }) =>
      native === undefined
        ? []
        : [
            {
              check: 'speaksChinese.native' as const,
              subject: plainName(`${native} ${name}`),
              message: `${where}用了浏览器自带的 ${native}`,
              box,
            },
          ],
    ),
  ]);

/** Matches four foreign words in a row; names of formats, firms and people are shorter. */
const sentence = /\b[A-Za-z]{2,}(?:['’][a-z]+)?(?:[ ,]+[A-Za-z]{2,}(?:['’][a-z]+)?){3,}/;
/** Matches values of the program that a reader should not see, such as `undefined`. */
const leak =
  /\[object \w+\]|\bundefined\b|\bNaN\b|(?<![\w-])null(?![\w-])|\{\{?\w+\}?\}|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}|\bInvalid Date\b/;
/** Matches a text that is only a code: UPPER_SNAKE, or the number of an error. */
const code = /^(?:[A-Z]{3,}(?:_[A-Z]+)+|[A-Z]\d{6,7}|\d{7})$/;

function foreignWords(text: string, where: string): Finding[] {
  const about = (what: string) => ({
    subject: plainName(`${text.slice(0, 24)}@${where}`),
    message: `${what}：${text}`,
  });
  if (leak.test(text)) return [{ check: 'speaksChinese.leak', ...about('程序里的值显示了出来') }];
  if (sentence.test(text) && !/[\w.+-]+@[\w.-]+|https?:/.test(text))
    return [{ check: 'speaksChinese.foreign', ...about('外文句子') }];
  return code.test(text) ? [{ check: 'speaksChinese.code', ...about('只有代码，没有说明') }] : [];
}
