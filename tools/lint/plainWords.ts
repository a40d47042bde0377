/** Rules for plain English (docs/design/words.md): titles of tests, first words of comments, literary words. */

/** Maximum length of a test title in characters. */
const LONGEST_TITLE = 100;

/** @returns what is wrong with a test title; undefined for a plain one */
export function titleFault(title: string): string | undefined {
  if (title.length > LONGEST_TITLE)
    return `the title has ${String(title.length)} characters of ${String(LONGEST_TITLE)}: say one clause`;
  // `the page is open [bill-sum menu-order]`
  if (/\[[a-z][a-z0-9]*(-[a-z0-9]+)+( [a-z0-9-]+)*\]$/.test(title))
    return 'write the ids of requirements as tags, not in the title';
  return undefined;
}

const INVERTED = /^(What|Of|Who|Whose|Whom|Nobody|Whoever)\b/;
const LITERARY = /\b(nobody|somebody|whoever|anew|afresh|whom)\b/i;

/** @returns what is wrong with the words of a comment; undefined for a plain one */
export function commentFault(comment: string): string | undefined {
  const text = comment.replaceAll(/^\s*\*? ?/gm, '').trim();
  const [opening] = INVERTED.exec(text) ?? [];
  if (opening) return `begin with a noun or a verb, not with "${opening}"`;
  const [word] = LITERARY.exec(text) ?? [];
  return word && `write plainly, without "${word}"`;
}
