/** Names of authenticating members, wherever they occur. */
import { catalogue } from './catalogue.ts';
import { isSecretName } from './secretName.ts';

/** Recognizes authenticating names. A set of names has this shape too. */
export interface SecretNames {
  has(name: string): boolean;
}

/**
 * Names of the simulator's own secrets, and of those that clients of this provider send. An ordinary word such as
 * `code` is secret only in the operation whose contract marks it: most responses contain one.
 */
const OTHER_NAMES = ['token', 'x-sim-token', 'sim_token', 'smsCode', 'payPassword'];
const ORDINARY: ReadonlySet<string> = new Set(['code']);

/** The names above, and all names that the contract of any operation marks. */
export const secretNames: ReadonlySet<string> = new Set(
  [...OTHER_NAMES, ...catalogue.flatMap(({ secrets = [] }) => secrets)].filter((name) => !ORDINARY.has(name)),
);

/** Returns the secret names of a request or a response: by convention, and by the contract. */
export function secretNamesOf({ secrets = [] }: { readonly secrets?: readonly string[] }): SecretNames {
  const marked = new Set([...secretNames, ...secrets].map((name) => name.toLowerCase()));
  const isOne = (name: string): boolean => isSecretName(name) || marked.has(name.toLowerCase());
  // A parameter may be called `a[token]` or `token[]`.
  return { has: (name) => isOne(name) || (/[[.]/.test(name) && name.split(/[[\].]/).some(isOne)) };
}

/** Recognizes secret names in data that has no contract. */
export const anySecretName: SecretNames = secretNamesOf({});
