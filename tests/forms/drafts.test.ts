/** What of each form outlives a reload and a lost session: all that is filled in, but for secrets and consent. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broughtBack, changedValues } from '../../portal/src/ui/form/draft/changed.ts';
import { forms } from './forms.ts';

/** Form → what is never kept. A form that is not here keeps everything. */
const never: Readonly<Record<string, readonly string[]>> = {
  proof: ['code', 'password'],
  increase: ['code'],
  newPhone: ['code'],
  agent: ['code'],
  tip: ['agreed'],
  staging: ['agreed'],
  small: ['password'],
};

/** Forms that hold nothing but a secret. */
const secret: readonly string[] = ['nologin', 'oldPhone', 'confirm', 'reset', 'password'];

/** The steps of the opening: the provider keeps their drafts too (screens/opening/flow/draft.ts). */
const ofOpening: readonly string[] = ['business', 'contacts', 'company', 'account', 'arrived'];

const SECRET_FIELD = /code$|password|^again$|agreed/i;

const rows = Object.entries(forms).map(([name, { parse, valid }]) => ({ name, rule: parse.draft, valid }));

test.each(rows)('$name keeps what is filled in, and no secret [out-draft-forms]', ({ name, rule, valid }) => {
  if (typeof rule === 'string') {
    expect(rule === 'secret' ? secret : ofOpening).toContain(name);
    return;
  }
  const except = never[name] ?? [];
  expect([...(rule.except ?? [])].sort()).toEqual(except);
  const nothing = Object.fromEntries(Object.keys(valid).map((field) => [field, undefined]));
  const draft = JSON.stringify(changedValues(nothing, valid, rule.except ?? []));
  const kept = broughtBack(nothing, draft, rule.except ?? []);
  const filled = Object.keys(valid).filter((field) => valid[field] !== undefined);
  expect(Object.keys(kept).sort()).toEqual(filled.filter((field) => !except.includes(field)).sort());
  for (const [field, value] of Object.entries(kept)) expect(value).toEqual(valid[field]);
  expect(Object.keys(kept).filter((field) => SECRET_FIELD.test(field))).toEqual(
    // The region's and the recommender's codes are no secrets.
    Object.keys(kept).filter((field) => ['regionCode', 'recommendCode', 'creditCode'].includes(field)),
  );
});

test('each form of a page has a name of its own', () => {
  const names = rows.flatMap(({ rule }) => (typeof rule === 'string' ? [] : [rule.name]));
  expect(new Set(names).size).toBe(names.length);
});

test('a text that stands beside all forms is kept too; a search is not', () => {
  const beside = globSync('portal/src/{app,domain,screens}/**/*.tsx').filter((path) =>
    /\bInputBase\b|<textarea/.test(readFileSync(path, 'utf8')),
  );
  const lost = beside.filter((path) => !readFileSync(path, 'utf8').includes('useKeptText('));
  expect(lost.filter((path) => !path.includes('theme/'))).toEqual([
    'portal/src/screens/help/parts/SearchBox.tsx',
  ]);
});

test('every form of the portal is drafted: none is made beside useForm', () => {
  const beside = globSync('portal/src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .filter((path) => /\buseForm\b[^;]*from 'react-hook-form'/.test(readFileSync(path, 'utf8')));
  // Filters live in the address.
  expect(beside.sort()).toEqual(['portal/src/ui/filters/useFilterForm.ts', 'portal/src/ui/form/useForm.ts']);
});
