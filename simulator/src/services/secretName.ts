/** Recognizes authenticating names in any notation: `accessToken`, `PASSWORD`, `client_secret`. Pure. */

/** Endings of names without case and separators. The last word decides: a `tokenType` is no token. */
const ENDS = [
  ...['token', 'secret', 'credential', 'authorization', 'jwt', 'smscode', 'sessionid'],
  ...['password', 'passwd', 'pwd', 'passphrase', 'passcode'],
  ...['apikey', 'accesskey', 'privatekey', 'secretkey', 'signingkey'],
];
/** Too short to be matched at the end of other words. */
const WORDS = new Set(['otp', 'cvv', 'cvc']);
/** Longer names are ordinary text. */
const LONGEST = 100;

/** Returns whether a value under this name authenticates; includes plurals and numbers: `passwords`, `token2`. */
export function isSecretName(name: string): boolean {
  if (name.length > LONGEST) return false;
  const plain = name
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .replace(/\d{1,9}$/, '')
    .toLowerCase();
  const single = plain.endsWith('s') ? plain.slice(0, -1) : plain;
  return WORDS.has(single) || ENDS.some((end) => single.endsWith(end));
}
