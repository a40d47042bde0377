import { membersOf } from './body.ts';
import { flattened } from './flattened.ts';
import type { Operation } from './types.ts';

/** Names of members that prove who calls: `password`, `client_secret`, `refreshToken`. */
const SECRET =
  /^(password|passwd|pwd|pin|passcode|passphrase|client_?secret|otp|refresh_?token|captcha|code_?verifier)$/i;

/** Returns whether an open operation takes credentials, such as a login. A backend need not know the user of the contract's example. */
export const takesCredentials = (operation: Operation): boolean =>
  operation.answers !== undefined &&
  operation.open &&
  Object.entries(membersOf(operation)).some(
    ([name, part]) => SECRET.test(name) || flattened(part, operation.schemas).format === 'password',
  );
