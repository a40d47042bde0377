/** Tests that the draft of each form restores all fields except secrets and consent, and ends after sending. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restoredValues, changedValues } from '#portal/ui/form/draft/changed.ts';
import { forms } from './forms.ts';

/** By form, as `forms` names it: fields that its draft never contains. The drafts of other forms contain all fields. */
const fieldsNeverKept: Readonly<Record<string, readonly string[]>> = {
  proof: ['code', 'password'],
  increase: ['code'],
  newPhone: ['code'],
  agent: ['code'],
  tip: ['agreed'],
  staging: ['agreed'],
  small: ['password'],
};

/** Forms with secrets only. */
const secretForms: readonly string[] = ['nologin', 'verify', 'oldPhone', 'confirm', 'reset', 'password'];

/** Steps of the opening, which keep their own drafts, in the tab and at the provider (screens/opening/flow/draft.ts). */
const openingSteps: readonly string[] = ['business', 'contacts', 'company', 'account', 'arrived'];

const SECRET_FIELD = /code$|password|^again$|agreed/i;

const rows = Object.entries(forms).map(([name, { parse, valid }]) => ({ name, rule: parse.draft, valid }));

test.each(rows)(
  'the draft of $name restores all values except secrets and consent',
  { tags: ['out-draft-forms'] },
  ({ name, rule, valid }) => {
    // `secret`: the form has no draft. `own`: the step keeps it itself.
    if (typeof rule === 'string') {
      expect(rule === 'secret' ? secretForms : openingSteps).toContain(name);
      return;
    }
    const except = fieldsNeverKept[name] ?? [];
    expect([...(rule.except ?? [])].sort()).toEqual(except);
    const nothing = Object.fromEntries(Object.keys(valid).map((field) => [field, undefined]));
    const draft = JSON.stringify(changedValues(nothing, valid, rule.except ?? []));
    const kept = restoredValues(nothing, draft, rule.except ?? []);
    const filled = Object.keys(valid).filter((field) => valid[field] !== undefined);
    expect(Object.keys(kept).sort()).toEqual(filled.filter((field) => !except.includes(field)).sort());
    for (const [field, value] of Object.entries(kept)) expect(value).toEqual(valid[field]);
    expect(Object.keys(kept).filter((field) => SECRET_FIELD.test(field))).toEqual(
      // Codes of regions, recommenders and companies are not secret.
      Object.keys(kept).filter((field) => ['regionCode', 'recommendCode', 'creditCode'].includes(field)),
    );
  },
);

/** Forms that stay on their page after sending, by the names of their drafts, and the file that ends the draft. */
const stayingForms: Readonly<Record<string, string>> = {
  messageSetting: 'app/messages/setting/SettingForm.tsx',
  repaySetting: 'screens/repaySetting/SettingForm.tsx',
  smallPayment: 'screens/repaySetting/payment/small/SmallForm.tsx',
  certificate: 'screens/certificate/ApplyCard.tsx',
  invoice: 'screens/increase/invoices/ByHand.tsx',
  savedView: 'domain/views/ViewForm.tsx',
  books: 'domain/books/BooksForm.tsx',
};

/** Forms whose draft outlives their page, by its name, and the file that ends it after sending. */
const lastingForms: Readonly<Record<string, string>> = {
  addInfo: 'screens/opening/addInfo/RequestedForm.tsx',
  callback: 'screens/opening/offline/CallbackForm.tsx',
  companyChange: 'screens/companyInfo/change/ChangeDrawer.tsx',
};

/** Names of the drafts of forms whose page, drawer or dialog closes after sending, which ends the draft. */
const closingForms = [
  ...['claim', 'proof', 'increase', 'withdrawal', 'clearType', 'newPhone', 'agent', 'approvalSetting'],
  ...['decision', 'repay', 'cancelTip', 'cancelReason', 'editAccount', 'addAccount', 'accountLimit'],
  ...['accountBatch', 'staging', 'transfer', 'viewName'],
];

test(
  'ends each draft after sending: by a reset on a page that stays, by `forget`, or by closing',
  { tags: ['out-draft-sent'] },
  () => {
    const drafted = rows.flatMap(({ rule }) => (typeof rule === 'string' ? [] : [rule]));
    expect(drafted.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(stayingForms), ...Object.keys(lastingForms), ...closingForms].sort(),
    );
    expect(drafted.flatMap((rule) => (rule.lasting === true ? [rule.name] : [])).sort()).toEqual(
      Object.keys(lastingForms).sort(),
    );
    const source = (path: string) => readFileSync(`portal/src/${path}`, 'utf8');
    for (const path of Object.values(stayingForms)) expect(source(path), path).toContain('form.reset(');
    for (const path of Object.values(lastingForms)) expect(source(path), path).toContain('.draft.forget()');
  },
);

test('gives the draft of each form a unique name', () => {
  const names = rows.flatMap(({ rule }) => (typeof rule === 'string' ? [] : [rule.name]));
  expect(new Set(names).size).toBe(names.length);
});

test('keeps a draft of each text field outside forms, except the two searches', () => {
  const withTextField = globSync('portal/src/{app,domain,screens}/**/*.tsx').filter((path) =>
    /\bInputBase\b|<textarea/.test(readFileSync(path, 'utf8')),
  );
  const withoutDraft = withTextField.filter((path) => !readFileSync(path, 'utf8').includes('useStoredText('));
  expect(withoutDraft.filter((path) => !path.includes('theme/'))).toEqual([
    'portal/src/screens/help/parts/SearchBox.tsx',
    'portal/src/app/search/SearchField.tsx',
  ]);
});

test('makes every form of the portal with the useForm that keeps drafts', () => {
  const withLibrary = globSync('portal/src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .filter((path) => /\buseForm\b[^;]*from 'react-hook-form'/.test(readFileSync(path, 'utf8')));
  // Filters are in the address.
  expect(withLibrary.sort()).toEqual([
    'portal/src/ui/filters/useFilterForm.ts',
    'portal/src/ui/form/useForm.ts',
  ]);
});
