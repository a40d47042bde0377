/** Names of what authenticates, wherever it stands. */
import { catalogue } from './catalogue.ts';

/**
 * Names of the simulator's own, and of what clients of this provider send to authenticate. An ordinary word such as `code` is no secret
 * beyond the operation whose contract marks it: most answers have one.
 */
const OTHER_NAMES = ['token', 'x-sim-token', 'sim_token', 'smsCode', 'payPassword'];
const ORDINARY: ReadonlySet<string> = new Set(['code']);

/** Names without those that only a contract marks. */
export const otherSecretNames: ReadonlySet<string> = new Set(OTHER_NAMES);

/** With those that the contracts mark, of all operations. */
export const secretNames: ReadonlySet<string> = new Set(
  [...OTHER_NAMES, ...catalogue.flatMap(({ secrets = [] }) => secrets)].filter((name) => !ORDINARY.has(name)),
);
