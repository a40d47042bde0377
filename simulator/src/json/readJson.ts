/** An external document, or the reason why it cannot be read. */
export type ReadJson = { readonly value: unknown } | { readonly problem: string };

/** Maximum nesting depth: worlds reach 8. Deeper documents would exhaust the stack. */
const DEPTH = 32;

/**
 * Maximum number of values in a document. A limit of the bytes is not enough: the cost of a check depends on the number
 * of values, and the comparison of list items on its square.
 */
export const valueLimits = {
  /** A request; a repayment of 500 bills has 2,000 values. */
  request: 5_000,
  /** A whole world, of up to 1 MB. */
  world: 50_000,
} as const;

/** Reads JSON whose check has a bounded cost. @param values maximum number of values */
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
/** Highest character code of whitespace between values: space, tab and line ends. */
const BLANK = ' '.charCodeAt(0);

/**
 * Returns why a document is too large to read, if it is. It scans the characters and builds nothing, because reading
 * 90,000 members costs thirty times as much as refusing them.
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
    // The first token after an opening bracket starts the first value; each further value follows a comma.
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
