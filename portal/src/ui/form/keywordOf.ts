import type * as z from 'zod/mini';
import type { refusals } from '../../copy/form.ts';

/** The reason a value is refused: a JSON Schema keyword, or one of our own rules. */
export type Keyword = keyof typeof refusals;

type Issue = z.core.$ZodRawIssue;

interface Refusal {
  readonly keyword: Keyword;
  readonly limit?: unknown;
}

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/**
 * Returns why a value is refused. An empty field is missing, whatever rule reports it; an empty select has its own
 * keyword, since its text says "choose", not "fill in".
 */
export function refusalOf(issue: Issue): Refusal {
  if (issue.code === 'invalid_value') return { keyword: 'enum' };
  if (isEmpty(issue.input)) return { keyword: 'required' };
  switch (issue.code) {
    case 'too_small':
      return { keyword: lower(issue), limit: issue.minimum };
    case 'too_big':
      return { keyword: upper(issue), limit: issue.maximum };
    case 'invalid_format':
      return { keyword: 'pattern' };
    case 'custom':
      return { keyword: keywordIn(issue.params), limit: issue.params?.['limit'] };
    default:
      return { keyword: 'type' };
  }
}

function lower({ origin, inclusive }: Extract<Issue, { code: 'too_small' }>): Keyword {
  if (origin === 'string') return 'minLength';
  if (origin === 'array' || origin === 'set') return 'minItems';
  return inclusive === false ? 'exclusiveMinimum' : 'minimum';
}

function upper({ origin, inclusive }: Extract<Issue, { code: 'too_big' }>): Keyword {
  if (origin === 'string') return 'maxLength';
  if (origin === 'array' || origin === 'set') return 'maxItems';
  return inclusive === false ? 'exclusiveMaximum' : 'maximum';
}

const keywordIn = (params: Readonly<Record<string, unknown>> | undefined): Keyword =>
  (params?.['keyword'] as Keyword | undefined) ?? 'type';
