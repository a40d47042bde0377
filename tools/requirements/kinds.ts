/** Defines the kinds of test, and finds the kind that a row of tests/requirements.yaml requires. */

/** Kinds from the weakest to the strongest: a browser test also covers the HTTP answer and the function. */
export const kinds = ['unit', 'http', 'browser'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Returns the kinds of test that a row requires, the strongest first. `observe` is one or more parts separated by ';', each beginning
 * with its kind (`browser: page renders; unit: route name resolves`); a part without one explains the part before.
 */
export function requiredKinds(observe: string): Kind[] {
  const named = observe.split(';').map((part) => kinds.find((kind) => part.trim().startsWith(`${kind}:`)));
  if (!named[0]) throw new Error(`observe must begin with ${kinds.join(', ')} and a colon: "${observe}"`);
  return kinds.filter((kind) => named.includes(kind)).toReversed();
}

/**
 * Returns the required kinds without a passed test. A single kind accepts a stronger one. With several kinds, each needs a test of
 * its own kind: the page and the provider's answer are different facts.
 */
export function missingKinds(required: readonly Kind[], passed: readonly Kind[]): Kind[] {
  const meets = (kind: Kind, wanted: Kind) =>
    required.length > 1 ? kind === wanted : kinds.indexOf(kind) >= kinds.indexOf(wanted);
  return required.filter((wanted) => !passed.some((kind) => meets(kind, wanted)));
}
