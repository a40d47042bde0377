import { readFileSync } from 'node:fs';
import { RuleTester } from 'oxlint/plugins-dev';
import { expect, test } from 'vitest';
import {
  addressGate,
  boundariesRule,
  browserFloor,
  importExtension,
  noCjkInComponents,
  plainComment,
  plainTitle,
  storageGate,
} from './rules.ts';

const boundaries = {
  aliases: {},
  areas: [{ name: 'screens', path: 'portal/src/screens/*', imports: [] }],
};
const rules = {
  'address-gate': addressGate,
  boundaries: boundariesRule(boundaries),
  'import-extension': importExtension,
  'no-cjk': noCjkInComponents,
  'browser-floor': browserFloor(
    JSON.parse(readFileSync(new URL('../floor/newer.json', import.meta.url), 'utf8')),
    { inert: 'hidden beside it' },
  ),
  'plain-comment': plainComment,
  'plain-title': plainTitle,
  'storage-gate': storageGate,
};

const tester = new RuleTester({ cwd: '/repository' });

/** Runs one rule on one file; throws unless it reports exactly the expected messages. */
const lint = (rule: keyof typeof rules, filename: string, code: string, errors: RegExp[]) => () => {
  const read = { filename, code };
  tester.run(
    rule,
    rules[rule],
    errors.length === 0 ? { valid: [read], invalid: [] } : { valid: [], invalid: [{ ...read, errors }] },
  );
};

test.each([
  "import { a } from '../bills/rules.ts';",
  "import type { A } from '../bills/rules.ts';",
  "export { a } from '../bills/rules.ts';",
  "export * from '../bills/rules.ts';",
  "const a = () => import('../bills/rules.ts');",
  "let a: import('../bills/rules.ts').A;",
])('reports an import across a boundary: %s', (code) => {
  const message = /may not import screens \(portal\/src\/screens\/bills\)/;
  expect(lint('boundaries', 'portal/src/screens/home/A.ts', code, [message])).not.toThrow();
});

test.each([
  ["import './a';", [/'\.\/a\.ts'/]],
  ["import '#generated/legacy/types';", [/'#generated\/legacy\/types\.ts'/]],
  ["import './a.ts'; import 'react-dom/client'; import icon from './a.svg?raw';", []],
])('reports only an import without a file extension: %s', (code, messages) => {
  expect(lint('import-extension', 'tools/x/a.ts', code, messages)).not.toThrow();
});

test.each([
  ['const a = <p>额度</p>;', [/"额度" belongs in/]],
  ['const a = <p title="额度" />;', [/"额度" belongs in/]],
  ['const a = `${b}元`;', [/"元" belongs in/]],
  ["const a = '、';", [/"、" belongs in/]],
  ['// 额度\nconst a = <p>{copy.quota}</p>;', []],
])('reports Chinese text in a component, not in its comments: %s', (code, messages) => {
  expect(lint('no-cjk', 'portal/src/screens/home/A.tsx', code, messages)).not.toThrow();
});

test.each(['portal/src/screens/home/copy.ts', 'portal/src/screens/home/A.test.tsx', 'tests/e2e/a.tsx'])(
  'allows Chinese in %s',
  (file) => expect(lint('no-cjk', file, "const a = '额度';", [])).not.toThrow(),
);

test.each([
  ['const a = <a href={ad.visitLink}>x</a>;', ['visitLink']],
  ['window.open(notice.jumpPCUrl ?? notice.pcUrl);', ['jumpPCUrl', 'pcUrl']],
  ['const style = { backgroundImage: `url(${ad.picLink})` };', ['picLink']],
  ['const { visitLink } = ad;', ['visitLink']],
  ['location.assign(answer.openUrl);', ['openUrl']],
  ['const a = <a href={ad.href}>x</a>;', ['href']],
])('reports an unchecked address: %s', { tags: ['mend-address-gate'] }, (code, fields) => {
  const messages = fields.map(
    (field) => new RegExp(`read .${field} inside safeUrl\\(…\\) or mediaAddress\\(…\\)`),
  );
  expect(lint('address-gate', 'portal/src/A.tsx', code, messages)).not.toThrow();
});

test.each([
  'const a = safeUrl(ad.visitLink);',
  'const a = safeUrl(banner.buttonInfo ? banner.buttonLink : banner.visitLink);',
  'const a = safeUrl(ad.href ?? ad.visitLink);',
  'const a = mediaAddress(answer?.picLink);',
  'const a = location.href;',
])('accepts a checked address and the browser’s own href: %s', (code) => {
  expect(lint('address-gate', 'portal/src/A.tsx', code, [])).not.toThrow();
});

test.each([
  ['const a = AbortSignal.any([]);', [/"AbortSignal.any" is newer/]],
  ['const a = b.toSorted();', [/"\.toSorted" is newer/]],
  ["const a = { height: '100dvh' };", [/"0dvh" is newer/]],
  ['const a = <div inert popover="auto" />;', [/"popover" is newer/]],
  ['const a = b.findLast(c);', []],
])(
  'reports only features newer than the browser floor: %s',
  { tags: ['out-browser-floor'] },
  (code, messages) => {
    expect(lint('browser-floor', 'portal/src/ui/A.tsx', code, messages)).not.toThrow();
  },
);

test.each([
  ["localStorage.getItem('a');", [/use kept of portal/]],
  ["window.sessionStorage.getItem('a');", [/use keptInTab of portal/]],
  ["new BroadcastChannel('a');", [/use openChannel of portal/]],
  ["kept.getItem('localStorage');", []],
])('reports only direct use of browser storage: %s', { tags: ['out-storage-blocked'] }, (code, messages) => {
  expect(lint('storage-gate', 'portal/src/ui/a.ts', code, messages)).not.toThrow();
});

test.each([
  ["test('refuses a second order', () => {});", []],
  [`test.each([1])('${'a'.repeat(101)}', () => {});`, [/101 characters of 100/]],
  ['test(`it is ${a} [bill-sum bill-no]`, () => {});', [/as tags/]],
  ["test('the pattern [0-9] and the type [string]', () => {});", []],
  [`call('${'a'.repeat(101)}');`, []],
])('reports only a long title and one with ids: %s', (code, messages) => {
  expect(lint('plain-title', 'tools/x/a.test.ts', code, messages)).not.toThrow();
});

test.each([
  ['/** Returns the sum in cents. */', []],
  ['/** What is due. */', [/"What"/]],
  ['/**\n * Of two bills the older.\n */', [/"Of"/]],
  ['// The store asks nobody.', [/"nobody"/]],
  ['// Of one, whatever.', [/"Of"/]],
])('reports only a comment that is inverted or literary: %s', (code, messages) => {
  expect(lint('plain-comment', 'tools/x/a.ts', code, messages)).not.toThrow();
});
