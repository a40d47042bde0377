import { kindOf, objectIn } from '../../ui/form/draft/changed.ts';

/**
 * Merges a draft into a form's values. Fields that the form lacks, or has with another type, are ignored.
 * @param choices names of fields that have no value until the user chooses one
 */
export function withDraft<Values extends object>(
  values: Values,
  content: string | undefined,
  choices: readonly string[] = [],
): Values {
  const known = new Map<string, unknown>([
    ...choices.map((name): [string, unknown] => [name, '']),
    ...Object.entries(values).filter(([, value]) => value !== undefined),
  ]);
  const fits = Object.entries(objectIn(content)).filter(
    ([name, value]) => known.has(name) && kindOf(known.get(name)) === kindOf(value),
  );
  return { ...values, ...Object.fromEntries(fits) };
}

/** Returns the initial values of a form, and whether the draft changes the confirmed `values`. */
export function restoredValues<Values extends object>(
  values: Values,
  content: string | undefined,
  choices: readonly string[] = [],
): { readonly values: Values; readonly restored: boolean } {
  const typed = withDraft(values, content, choices);
  return { values: typed, restored: JSON.stringify(typed) !== JSON.stringify(values) };
}
