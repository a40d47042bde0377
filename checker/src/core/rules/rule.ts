/** Parses the rules of check.yaml, one line each. */
import { expressionIn, type Expression } from './expression.ts';
import type { IgnoredDifferences } from './normalized.ts';

/** A rule about responses, with its text. */
export type Rule = { readonly text: string } & (
  | { readonly kind: 'holds'; readonly holds: Expression; readonly when?: Expression }
  | { readonly kind: 'unique'; readonly members: readonly string[]; readonly ignoring: IgnoredDifferences }
  /** `drawn`: the transitions of a state, as written: `draft -> paid -> shipped`. */
  | { readonly kind: 'steps'; readonly member: string; readonly drawn: string }
  | {
      readonly kind: 'order';
      readonly member: string;
      readonly isDown: boolean;
      readonly ignoring: IgnoredDifferences;
    }
  | { readonly kind: 'fixed'; readonly members: readonly string[] }
  | { readonly kind: 'limit'; readonly most: number; readonly per: string; readonly when?: Expression }
  | { readonly kind: 'hidden'; readonly account: string; readonly when: Expression }
);

/** `->`, `-->`, `=>`, `→`. */
const ARROW = /→|⇒|-{1,2}>|=>|–>/;

/** An example of each form of a rule, for messages. */
export const FORMS = [
  'total = sum(lines.amount)',
  'end > start',
  'closedAt != null when status = closed',
  'status: draft -> paid -> shipped, draft -> cancelled',
  'unique: email',
  'unique: name, ignoring case and blanks',
  'newest first: createdAt',
  'order: name, ignoring case',
  'never changes: number, createdAt',
  'at most 3 per memberId when state = open',
  'hidden from user: internal = true',
] as const;

/** Parses one rule. @throws Error with the unreadable part */
export function ruleIn(given: string): Rule {
  const text = given.trim();
  const [, word = '', rest = ''] = /^([^:=<>]+?)\s*:\s*(.+)$/s.exec(text) ?? [];
  const name = word.toLowerCase();
  if (name === 'unique') return { text, kind: 'unique', ...membersIn(rest) };
  if (name === 'never changes' || name === 'fixed')
    return { text, kind: 'fixed', members: membersIn(rest).members };
  if (/^(newest|latest|highest|largest) first$/.test(name)) return order(text, rest, true);
  if (/^(oldest|earliest|lowest|smallest) first$/.test(name)) return order(text, rest, false);
  if (name === 'order' || name === 'sorted by')
    return order(
      text,
      rest.replace(/\b(up|down|ascending|descending)\b/i, ''),
      /\b(down|descending)\b/i.test(rest),
    );
  const [, account] = /^hidden from (.+)$/.exec(name) ?? [];
  if (account !== undefined) return { text, kind: 'hidden', account, when: expressionIn(rest) };
  if (word !== '' && ARROW.test(rest)) return { text, kind: 'steps', member: word, drawn: rest };
  const [, most, per = '', when] = /^at most (\d+) per ([\w$-]+)(?:\s+when\s+(.+))?$/i.exec(text) ?? [];
  if (most !== undefined)
    return {
      text,
      kind: 'limit',
      most: Number(most),
      per,
      ...(when !== undefined && { when: expressionIn(when) }),
    };
  if (word !== '') throw new Error(`'${word}:' begins no rule`);
  const [holds = '', condition] = text.split(/\s+(?:when|if)\s+/i);
  if (!/[=<>]/.test(holds)) throw new Error('it compares nothing');
  return {
    text,
    kind: 'holds',
    holds: expressionIn(holds),
    ...(condition !== undefined && { when: expressionIn(condition) }),
  };
}

function order(text: string, rest: string, isDown: boolean): Rule {
  const { members, ignoring } = membersIn(rest);
  const [member = '', ...more] = members;
  if (member === '' || more.length > 0) throw new Error('an order is by one member');
  return { text, kind: 'order', member, isDown, ignoring };
}

/** Parses `name, code, ignoring case and blanks`. */
function membersIn(text: string): {
  readonly members: readonly string[];
  readonly ignoring: IgnoredDifferences;
} {
  const [names = '', ignored = ''] = text.split(/,?\s*\bignoring\b/i);
  const has = (wanted: RegExp): boolean => wanted.test(ignored);
  const members = names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const odd = members.find((each) => !/^[\p{L}_$][\p{L}\d_$.-]*$/u.test(each));
  if (odd !== undefined || members.length === 0) throw new Error(`'${odd ?? names}' is no member`);
  return {
    members,
    ignoring: { case: has(/case/i), blanks: has(/blank|space/i), hyphens: has(/hyphen|dash/i) },
  };
}
