/** Names of the accounts in check.yaml: general ones (user, other user), or those of our contracts (parent, other). */
const WORDS: Readonly<Record<string, string>> = {
  user: 'parent',
  otheruser: 'other',
};

/** Returns the checker's own name of an account. Any other name stays unchanged. */
export const accountNamed = (word: string): string =>
  WORDS[word.toLowerCase().replaceAll(/[\s_-]/g, '')] ?? word;

/** Returns the name of an account for messages. */
export const wordFor = (account: string): string =>
  account === 'parent' ? 'user' : account === 'other' ? 'other user' : account;
