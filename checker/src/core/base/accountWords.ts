/** Names of the accounts in check.yaml: general ones (user, other user), or those of our contracts (parent, other). */
const WORDS: Readonly<Record<string, string>> = {
  user: 'parent',
  otheruser: 'other',
};

/** Returns the checker's own name of an account. Any other name stays unchanged. */
export const accountNamed = (word: string): string =>
  WORDS[word.toLowerCase().replaceAll(/[\s_-]/g, '')] ?? word;

/** Returns the name of an account for messages. */
export function wordFor(account: string): string {
  if (account === 'parent') return 'user';
  return account === 'other' ? 'other user' : account;
}
