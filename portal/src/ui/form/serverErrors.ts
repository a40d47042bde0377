import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export interface FieldRefusal {
  /** The field's name, or a JSON pointer into the request. */
  readonly field: string;
  readonly message: string;
}

/** Converts a JSON pointer to a field path: /bills/0/billNo → bills.0.billNo. A name stays unchanged. */
const pathOf = (field: string): string =>
  field
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** Returns the problems in the message of a refused request: `/code 应符合格式…；/phone 缺少必填字段`. */
export function refusalsIn(message: string): FieldRefusal[] {
  return message.split(/[；;]\s*/).flatMap((part) => {
    const [, field, text] = /^(\/\S+)\s+(.+)$/.exec(part.trim()) ?? [];
    return field !== undefined && text !== undefined ? [{ field, message: text }] : [];
  });
}

/**
 * Shows the provider's problems under their fields and focuses the first. Returns those that no field of the form can
 * show.
 */
export function setServerErrors<Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'setError'> & { readonly getValues: () => Values },
  refusals: readonly FieldRefusal[],
): readonly FieldRefusal[] {
  const values = form.getValues();
  const isField = (path: string): path is FieldPath<Values> => (path.split('.')[0] ?? '') in values;
  const [shown, left]: [FieldRefusal[], FieldRefusal[]] = [[], []];
  for (const refusal of refusals) {
    const path = pathOf(refusal.field);
    if (!isField(path)) {
      left.push(refusal);
      continue;
    }
    form.setError(path, { type: 'server', message: refusal.message }, { shouldFocus: shown.length === 0 });
    shown.push(refusal);
  }
  return left;
}
