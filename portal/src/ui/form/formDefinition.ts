import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { refusals } from '../../copy/form.ts';
import { refusalOf, type Keyword } from './keywordOf.ts';

type Words = string | Partial<Readonly<Record<Keyword, string>>>;

/** The part of a form that survives a reload and a lost session. */
export type DraftRule<Values extends FieldValues = FieldValues> =
  | {
      /** Names the form among those of its page. */
      readonly name: string;
      /** Never kept: passwords, codes, and consent, which is given each time. */
      readonly except?: readonly FieldPath<Values>[];
      /** Kept on other pages too, until the form is sent. */
      readonly lasting?: boolean;
    }
  /** The whole form is secret. */
  | 'secret'
  /** The page stores it with the provider. */
  | 'own';

/** The fields of a form and its refusal texts: the contract's field rules, composed; declared beside its page. */
export interface FormDefinition<Values extends FieldValues, Sent> {
  readonly schema: z.core.$ZodType<Sent, Values>;
  readonly draft: DraftRule<Values>;
  /** A field's own words instead of the default: for every refusal, or by keyword. */
  readonly words?: { readonly [Name in FieldPath<Values>]?: Words };
}

/** Declares a form; the types of the input and of the request follow from its schema. */
export const defineForm = <Sent, Values extends FieldValues>(
  definition: FormDefinition<Values, Sent>,
): FormDefinition<Values, Sent> => definition;

/** Returns why a value is refused, in the words of its field or the default. */
export const wordsFor =
  (words: Readonly<Record<string, Words | undefined>> = {}) =>
  (issue: z.core.$ZodRawIssue): string => {
    const { keyword, limit } = refusalOf(issue);
    const own = words[(issue.path ?? []).join('.')];
    return (typeof own === 'string' ? own : own?.[keyword]) ?? refusals[keyword](limit);
  };
