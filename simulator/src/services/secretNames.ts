/** Names of what authenticates, wherever it stands. */
import { catalogue } from './catalogue.ts';
import { isSecretName } from './secretName.ts';

/** What tells a name that authenticates; a set does. */
export interface SecretNames {
  has(name: string): boolean;
}

/**
 * Names of the simulator's own, and of what clients of this provider send to authenticate. An ordinary word such as `code` is no secret
 * beyond the operation whose contract marks it: most answers have one.
 */
const OTHER_NAMES = ['token', 'x-sim-token', 'sim_token', 'smsCode', 'payPassword'];
const ORDINARY: ReadonlySet<string> = new Set(['code']);

/** With those that the contracts mark, of all operations. */
export const secretNames: ReadonlySet<string> = new Set(
  [...OTHER_NAMES, ...catalogue.flatMap(({ secrets = [] }) => secrets)].filter((name) => !ORDINARY.has(name)),
);

/** Names of a request or a response: by what they are called, and those that the contracts mark. */
export function secretNamesOf({ secrets = [] }: { readonly secrets?: readonly string[] }): SecretNames {
  const marked = new Set([...secretNames, ...secrets].map((name) => name.toLowerCase()));
  const isOne = (name: string): boolean => isSecretName(name) || marked.has(name.toLowerCase());
  // A parameter may be called `a[token]` or `token[]`.
  return { has: (name) => isOne(name) || (/[[.]/.test(name) && name.split(/[[\].]/).some(isOne)) };
}

/** Where no contract says more. */
export const anySecretName: SecretNames = secretNamesOf({});
