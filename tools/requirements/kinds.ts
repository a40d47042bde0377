/** The kinds of test, and which kind a row of tests/requirements.yaml asks for. */

/** From the weakest to the strongest: what a browser shows, the HTTP answer and the function have shown too. */
export const kinds = ['unit', 'http', 'browser'] as const;
export type Kind = (typeof kinds)[number];

/**
 * The kind that proves a row. `observe` is one or more parts separated by ';', each beginning with its kind
 * (`browser: page renders; unit: route name resolves`); a part without one explains the part before. Every
 * part must be met, by its kind or a stronger one: so the strongest kind named is the one required.
 */
export function requiredKind(observe: string): Kind {
  const named = observe.split(';').map((part) => kinds.find((kind) => part.trim().startsWith(`${kind}:`)));
  const strongest = kinds.findLast((kind) => named.includes(kind));
  if (!strongest || !named[0]) {
    throw new Error(`observe must begin with ${kinds.join(', ')} and a colon: "${observe}"`);
  }
  return strongest;
}

export function isAtLeast(kind: Kind, required: Kind): boolean {
  return kinds.indexOf(kind) >= kinds.indexOf(required);
}
