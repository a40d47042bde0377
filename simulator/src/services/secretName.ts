/** Names that authenticate by what they are called, whatever the writing: `accessToken`, `PASSWORD`, `client_secret`. Pure. */

/** Ends of names without case and separators. The last word decides: a `tokenType` is no token. */
const ENDS = [
  ...['token', 'secret', 'credential', 'authorization', 'jwt', 'smscode', 'sessionid'],
  ...['password', 'passwd', 'pwd', 'passphrase', 'passcode'],
  ...['apikey', 'accesskey', 'privatekey', 'secretkey', 'signingkey'],
];
/** Too short to be looked for at the end of other words. */
const WORDS = new Set(['otp', 'cvv', 'cvc']);
/** Longer names are texts. */
const LONGEST = 100;

/** Whether a value under this name authenticates; also in plural and with a number: `passwords`, `token2`. */
export function isSecretName(name: string): boolean {
  if (name.length > LONGEST) return false;
  const plain = name
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .replace(/\d{1,9}$/, '')
    .toLowerCase();
  const single = plain.endsWith('s') ? plain.slice(0, -1) : plain;
  return WORDS.has(single) || ENDS.some((end) => single.endsWith(end));
}
