/** A document from outside, or what keeps it from being read. */
export type ReadJson = { readonly value: unknown } | { readonly problem: string };

/** How deep a document may nest: worlds reach 8. Deeper ones end in an exhausted stack somewhere on their way. */
const DEPTH = 32;

/**
 * How many values a document may hold. The body's limit bounds its bytes; what checking costs goes by values, and
 * comparing the items of a list by the square of their number.
 */
export const valueLimits = {
  /** A repayment of 500 bills holds 2,000. */
  request: 5_000,
  /** A whole world of 1 MB. */
  world: 50_000,
} as const;

/** Reads JSON whose checking is bounded. @param values how many it may hold at most */
export function readJson(text: string, values: number): ReadJson {
  const problem = tooMuch(text, values);
  if (problem !== undefined) return { problem };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: text.startsWith('\uFEFF') ? '以字节顺序标记（BOM）开头，请去掉它' : '不是合法的 JSON' };
  }
}

const ESCAPE = '\\'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const OPENING = ['[', '{'].map((sign) => sign.charCodeAt(0));
const CLOSING = [']', '}'].map((sign) => sign.charCodeAt(0));
/** The last of those that may stand between two values: space, tab and line ends. */
const BLANK = ' '.charCodeAt(0);

/**
 * Why a document is too much to be read, if it is. Counted by its signs: to read a document of 90,000 members costs thirty times
 * as much as to refuse it.
 */
export function tooMuch(text: string, values: number): string | undefined {
  let [count, level, isText, isOpened] = [1, 0, false, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isText) {
      if (sign === ESCAPE) at += 1;
      else isText = sign !== QUOTE;
      continue;
    }
    if (sign <= BLANK) continue;
    const isClosed = CLOSING.includes(sign);
    // Whatever follows what opens is the first value in it; each further one follows a comma.
    if (sign === COMMA || (isOpened && !isClosed)) count += 1;
    if (count > values) return `超过 ${values} 个值`;
    isText = sign === QUOTE;
    isOpened = OPENING.includes(sign);
    if (isOpened) level += 1;
    if (isClosed) level -= 1;
    if (level > DEPTH) return `嵌套超过 ${DEPTH} 层`;
  }
  return undefined;
}
