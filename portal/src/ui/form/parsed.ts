import type { FieldValues } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { wordsFor, type DraftRule, type FormDefinition } from './formDefinition.ts';

export interface Parsed {
  /** The request; undefined while a field is invalid. */
  readonly sent: unknown;
  /** First problem of each field, as shown below it. */
  readonly problems: Readonly<Record<string, string>>;
}

/** A form without a page, for tests of its rules. */
export interface Parser {
  (values: unknown): Parsed;
  readonly draft: DraftRule;
}

/** Returns what a form sends for given values, and what it keeps of them. */
export function parsed<Values extends FieldValues, Sent>({
  schema,
  words,
  draft,
}: FormDefinition<Values, Sent>): Parser {
  const parse = (values: unknown): Parsed => {
    const result = safeParse(schema, values, { error: wordsFor(words) });
    const issues = result.error?.issues ?? [];
    return {
      sent: result.data,
      // Reversed, so that the first problem of a field counts.
      problems: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse()),
    };
  };
  return Object.assign(parse, { draft });
}

export const problemsOf = <Values extends FieldValues, Sent>(
  form: FormDefinition<Values, Sent>,
  values: unknown,
): Parsed['problems'] => parsed(form)(values).problems;
