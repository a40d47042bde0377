/** Tests numbers, dates and codes as people type them, in every field of every form. */
import { describe, expect, test } from 'vitest';
import { refusals } from '#portal/copy/form.ts';
import { readAmount } from '#portal/format/amount.ts';
import { fieldKinds, otherNotations } from './fieldKinds.ts';
import { forms, type FormRow } from './forms.ts';

/** A text field of a form. */
interface Place {
  readonly path: string;
  readonly name: string;
  readonly value: string;
  /** Returns the form's valid values with this text in the field. */
  readonly put: (value: string) => Readonly<Record<string, unknown>>;
}

/** Returns the text fields of a form, including those in lists. */
function placesOf(valid: FormRow['valid']): Place[] {
  return Object.entries(valid).flatMap(([name, value]): Place[] => {
    if (typeof value === 'string')
      return [{ path: name, name, value, put: (text) => ({ ...valid, [name]: text }) }];
    const [entry]: unknown[] = Array.isArray(value) ? value : [];
    // Vouchers are uploaded, not typed.
    if (name === 'vouchers' || typeof entry !== 'object' || entry === null) return [];
    return placesOf(Object.fromEntries(Object.entries(entry))).map((inner) => ({
      ...inner,
      path: `${name}.0.${inner.path}`,
      put: (text) => ({ ...valid, [name]: [inner.put(text)] }),
    }));
  });
}

const places = Object.entries(forms).flatMap(([form, row]) =>
  placesOf(row.valid).map((place) => ({ ...place, form, row, kind: fieldKinds[place.name] })),
);

test('knows the kind of each field: add new ones to fieldKinds.ts', () => {
  expect(places.filter(({ kind }) => kind === undefined).map(({ form, path }) => `${form}.${path}`)).toEqual(
    [],
  );
});

const typed = places.flatMap((place) =>
  place.kind === undefined || place.kind === 'text' || place.kind === 'choice' || place.value === ''
    ? []
    : [{ ...place, kind: place.kind }],
);

/** Returns what a form sends, or its problems, as comparable text; an amount sent as text counts by its value. */
const sentOf = (row: FormRow, values: unknown): unknown => {
  const { sent, problems } = row.parse(values);
  return JSON.stringify({ problems, sent }, (name, value: unknown) =>
    fieldKinds[name] === 'amount' && typeof value === 'string' ? readAmount(value) : value,
  );
};

describe.each(typed)('$form: $path', ({ row, kind, value, put }) => {
  test('accepts other notations of the value', { tags: ['out-typed-fields'] }, () => {
    const plain = sentOf(row, put(value));
    for (const notation of otherNotations[kind](value))
      expect(sentOf(row, put(notation)), JSON.stringify(notation)).toBe(plain);
  });
});

const ambiguous = [
  ['60.000,50', refusals.separators()],
  ['1,23', refusals.separators()],
  ['12,34.5', refusals.separators()],
  ['6万', refusals.unit()],
  ['$600', refusals.currency()],
] as const;

test.each(typed.filter(({ kind }) => kind === 'amount'))(
  '$form: $path explains why an ambiguous amount is refused',
  { tags: ['out-typed-ambiguous'] },
  ({ row, put, path }) => {
    for (const [text, reason] of ambiguous) expect(row.parse(put(text)).problems[path], text).toBe(reason);
  },
);
