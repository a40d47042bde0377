/** Character codes of `{ [ } ] " \`. */
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST, QUOTE, ESCAPE] = [123, 91, 125, 93, 34, 92];

/** Returns whether JSON nests objects and lists deeper than a limit, before it is parsed. */
export function deeperThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (quoted) {
      if (code === ESCAPE) index += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
  }
  return false;
}
