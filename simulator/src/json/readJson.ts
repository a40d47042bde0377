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
  const read = parse(text);
  // Too short to be deep or many: most requests are.
  if ('problem' in read || text.length <= 2 * DEPTH) return read;
  const count = valuesIn(read.value, DEPTH);
  if (count === Infinity) return { problem: `嵌套超过 ${DEPTH} 层` };
  return count > values ? { problem: `超过 ${values} 个值` } : read;
}

function parse(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: '不是合法的 JSON' };
  }
}

/** @returns Infinity where the document nests deeper than that */
function valuesIn(value: unknown, levels: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (levels === 0) return Infinity;
  let count = 1;
  for (const member of Array.isArray(value) ? value : Object.values(value))
    count += valuesIn(member, levels - 1);
  return count;
}
