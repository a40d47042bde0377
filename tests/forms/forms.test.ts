/** Tests that each form refuses, under the field, each value that the contract refuses, and sends each that it accepts. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundaryValues } from './boundaryValues.ts';
import { contractFields } from './contractFields.ts';
import { forms } from './forms.ts';

const contract = contractFields('provisional');

const LEFT_EMPTY =
  ': a field that may be left empty, and is not sent then, is named in `own` of its row in tests/forms/forms.ts, not in `operations`';

test('covers every form of the portal, each defined in the form.ts of its folder', () => {
  const declared = globSync('portal/src/**/*.ts').filter(
    (path) => !path.includes('.test.') && /\bdefineForm\(/.test(readFileSync(path, 'utf8')),
  );
  expect(declared.every((path) => basename(path) === 'form.ts')).toBe(true);
  expect(declared.map((path) => basename(dirname(path))).sort()).toEqual(Object.keys(forms).sort());
});

test('uses neither the library’s useForm nor a form element outside ui, except search forms', () => {
  const sources = globSync('portal/src/{screens,domain,app}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }));
  const withLibrary = sources.filter(({ text }) => /\buseForm\b[^;]*from 'react-hook-form'/.test(text));
  expect(withLibrary.map(({ path }) => path)).toEqual([]);
  // A search form sends no write.
  const withFormElement = sources.filter(({ text }) =>
    /component="form"(?! role="search")|<form\b/.test(text),
  );
  expect(withFormElement.map(({ path }) => path)).toEqual([]);
});

describe.each(Object.entries(forms))('%s', (_, { parse, valid, operations, own = [], write = {} }) => {
  test('accepts valid values', () => {
    expect(parse(valid).problems).toEqual({});
  });

  test('has rules for each field: the contract’s or its own', () => {
    expect(Object.keys(valid).sort()).toEqual([...Object.keys(operations), ...own].sort());
  });

  test.each(Object.entries(operations))(
    'agrees with the contract on each boundary value of %s',
    (name, operation) => {
      const field = contract.get(operation)?.get(name);
      if (field === undefined) throw new Error(`${operation} has no field ${name}`);
      const values = boundaryValues(field.schema);
      expect(values.some((value) => field.accepts(value))).toBe(true);
      expect(values.some((value) => !field.accepts(value))).toBe(true);
      for (const value of values) {
        const { sent, problems } = parse({ ...valid, [name]: write[name]?.(value) ?? value });
        const refused = Object.keys(problems);
        if (field.accepts(value)) {
          expect(refused, JSON.stringify(value)).toEqual([]);
          expect(sent).toMatchObject(value === undefined ? {} : { [name]: value });
        } else {
          const problem = `${JSON.stringify(value)} is accepted${value === '' ? LEFT_EMPTY : ''}`;
          expect(refused.length, problem).toBeGreaterThan(0);
          expect(refused.every((path) => path.split('.')[0] === name)).toBe(true);
          for (const reason of Object.values(problems)) expect(reason).toMatch(/\p{Script=Han}/u);
        }
      }
    },
  );
});
