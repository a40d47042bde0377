import type { Option, OptionGroup } from './options.ts';
import type { Recent } from './recent.ts';

const WORDS = 'words-';

/** A row of words searches them again instead of opening a page. */
export const isWords = ({ key }: Option): boolean => key.startsWith(WORDS);

/** Returns the rows below an empty field: opened results and earlier searches, without pages closed to the user now. */
export function recentOptions(recent: Recent, gate: (to: string) => boolean): OptionGroup[] {
  const opened = recent.opened
    .filter(({ to }) => gate(to))
    .map(({ to, title, note }) => ({
      key: `opened-${to}`,
      icon: 'history' as const,
      title,
      notes: note === '' ? [] : [note],
      to,
      found: [],
    }));
  const words = recent.words.map((text) => ({
    key: WORDS + text,
    icon: 'search' as const,
    title: text,
    notes: [],
    found: [],
  }));
  return [
    { name: 'opened' as const, total: opened.length, options: opened },
    { name: 'words' as const, total: words.length, options: words },
  ].filter(({ options }) => options.length > 0);
}
