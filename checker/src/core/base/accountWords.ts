/** How check.yaml may name the accounts: the words of any team, or those of the house (parent, child, other). */
const WORDS: Readonly<Record<string, string>> = {
  user: 'parent',
  otheruser: 'other',
};

/** Returns the checker's own name of an account; any other name stays the same. */
export const accountNamed = (word: string): string =>
  WORDS[word.toLowerCase().replaceAll(/[\s_-]/g, '')] ?? word;

/** How messages name an account. */
export const wordFor = (account: string): string =>
  account === 'parent' ? 'user' : account === 'other' ? 'other user' : account;
