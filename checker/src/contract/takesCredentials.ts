import { flattened } from './flattened.ts';
import { membersOf } from './body.ts';
import type { Operation } from './types.ts';

const SECRET =
  /^(password|passwd|pwd|pin|passcode|passphrase|client_?secret|otp|refresh_?token|captcha|code_?verifier)$/i;

/** Asks who somebody is: whatever the contract shows as an example, no backend knows such a user. */
export const takesCredentials = (operation: Operation): boolean =>
  operation.answers !== undefined &&
  operation.open &&
  Object.entries(membersOf(operation)).some(
    ([name, part]) => SECRET.test(name) || flattened(part, operation.schemas).format === 'password',
  );
