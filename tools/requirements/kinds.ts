/** The kinds of test, and which kind a row of tests/requirements.yaml asks for. */

/** From the weakest to the strongest: what a browser shows, the HTTP answer and the function have shown too. */
export const kinds = ['unit', 'http', 'browser'] as const;
export type Kind = (typeof kinds)[number];

/**
 * The kinds of test that a row asks for, the strongest first. `observe` is one or more parts separated by ';', each beginning
 * with its kind (`browser: page renders; unit: route name resolves`); a part without one explains the part before.
 */
export function requiredKinds(observe: string): Kind[] {
  const named = observe.split(';').map((part) => kinds.find((kind) => part.trim().startsWith(`${kind}:`)));
  if (!named[0]) throw new Error(`observe must begin with ${kinds.join(', ')} and a colon: "${observe}"`);
  return kinds.filter((kind) => named.includes(kind)).toReversed();
}

/**
 * Which of the required kinds no test has met. One kind is met by itself or a stronger one; of several, each is a part that
 * wants a test of its own kind: what the page shows is another fact than what the provider answers.
 */
export function missingKinds(required: readonly Kind[], passed: readonly Kind[]): Kind[] {
  const meets = (kind: Kind, wanted: Kind) =>
    required.length > 1 ? kind === wanted : kinds.indexOf(kind) >= kinds.indexOf(wanted);
  return required.filter((wanted) => !passed.some((kind) => meets(kind, wanted)));
}
