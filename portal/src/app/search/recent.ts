import { kept } from '../../storage/storage.ts';

/** A page or record that was opened from the search. */
export interface OpenedResult {
  readonly to: string;
  readonly title: string;
  /** Kind or place of the opened page, in words. */
  readonly note: string;
}

/** Earlier searches and opened results of an account in this browser, newest first. */
export interface Recent {
  readonly words: readonly string[];
  readonly opened: readonly OpenedResult[];
}

const PREFIX = 'SEARCH:';
const MOST_WORDS = 5;
const MOST_OPENED = 8;
/** Longest kept text: a pasted list of numbers is not kept whole. */
const LONGEST = 200;

export const none: Recent = { words: [], opened: [] };

/** Reads the earlier searches. @param owner account and product */
export function recentOf(owner: string): Recent {
  try {
    const read: unknown = JSON.parse(kept.getItem(PREFIX + owner) ?? 'null');
    return isRecent(read) ? read : none;
  } catch {
    return none;
  }
}

/** Adds an opened result and the search that led to it. */
export function keepRecent(owner: string, opened: OpenedResult, words: string): void {
  const before = recentOf(owner);
  const text = words.trim();
  const next: Recent = {
    words:
      text === '' || text.length > LONGEST
        ? before.words
        : [text, ...before.words.filter((each) => each !== text)].slice(0, MOST_WORDS),
    opened: [opened, ...before.opened.filter(({ to }) => to !== opened.to)].slice(0, MOST_OPENED),
  };
  kept.setItem(PREFIX + owner, JSON.stringify(next));
}

export const clearRecent = (owner: string): void => kept.removeItem(PREFIX + owner);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isOpened = (value: unknown): boolean =>
  isRecord(value) &&
  ['to', 'title', 'note'].every((name) => typeof value[name] === 'string') &&
  /^\/(?!\/)/.test(String(value['to']));

/** Storage may hold anything: another version wrote it, or a user. */
const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  Array.isArray(value['words']) &&
  value['words'].every((word) => typeof word === 'string') &&
  Array.isArray(value['opened']) &&
  value['opened'].every(isOpened);
