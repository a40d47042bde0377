/** The text of an object; anything else is an empty one. */
export function objectIn(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

/**
 * A form's values with a draft laid over them: what the form does not know, or knows as something else, is left out.
 * @param choices the fields that are texts once something is chosen
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

/** What a form begins with, and whether that is more than what is confirmed already. */
export function broughtBack<Values extends object>(
  values: Values,
  content: string | undefined,
  choices: readonly string[] = [],
): { readonly values: Values; readonly restored: boolean } {
  const typed = withDraft(values, content, choices);
  return { values: typed, restored: JSON.stringify(typed) !== JSON.stringify(values) };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
