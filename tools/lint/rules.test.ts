import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';
import { addressGate, boundariesRule, importExtension, noCjkInComponents } from './rules.ts';

const boundaries = {
  aliases: {},
  areas: [{ name: 'screens', path: 'portal/src/screens/*', imports: [] }],
};
const rules = {
  'address-gate': addressGate,
  boundaries: boundariesRule(boundaries),
  'import-extension': importExtension,
  'no-cjk': noCjkInComponents,
};

/** The messages of one rule on one file. */
function lint(rule: keyof typeof rules, filename: string, code: string): string[] {
  const linter = new Linter({ cwd: '/repository' });
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { local: { rules } },
    rules: { [`local/${rule}`]: 'error' as const },
  };
  return linter.verify(code, config, { filename: `/repository/${filename}` }).map(({ message }) => message);
}

test.each([
  "import { a } from '../bills/rules.ts';",
  "import type { A } from '../bills/rules.ts';",
  "export { a } from '../bills/rules.ts';",
  "export * from '../bills/rules.ts';",
  "const a = () => import('../bills/rules.ts');",
  "let a: import('../bills/rules.ts').A;",
])('boundaries: %s', (code) => {
  expect(lint('boundaries', 'portal/src/screens/home/A.ts', code)).toEqual([
    expect.stringContaining('may not import screens (portal/src/screens/bills)'),
  ]);
});

test.each([
  ["import './a';", 1],
  ["import '#generated/legacy/types';", 1],
  ["import './a.ts'; import 'react-dom/client'; import icon from './a.svg?raw';", 0],
])('import extension: %s', (code, count) => {
  expect(lint('import-extension', 'tools/x/a.ts', code)).toHaveLength(count);
});

test.each([
  ['const a = <p>额度</p>;', 1],
  ['const a = <p title="额度" />;', 1],
  ['const a = `${b}元`;', 1],
  ["const a = '、';", 1],
  ['// 额度\nconst a = <p>{copy.quota}</p>;', 0],
])('Chinese in a component: %s', (code, count) => {
  expect(lint('no-cjk', 'portal/src/screens/home/A.tsx', code)).toHaveLength(count);
});

test.each(['portal/src/screens/home/copy.ts', 'portal/src/screens/home/A.test.tsx', 'tests/e2e/a.tsx'])(
  'Chinese is at home in %s',
  (file) => expect(lint('no-cjk', file, "const a = '额度';")).toEqual([]),
);

test.each([
  'const a = <a href={ad.visitLink}>x</a>;',
  'window.open(notice.jumpPCUrl ?? notice.pcUrl);',
  'const style = { backgroundImage: `url(${ad.picLink})` };',
  'const { visitLink } = ad;',
  'location.assign(answer.openUrl);',
  'const a = <a href={ad.href}>x</a>;',
])('an address that passes no gate is refused: %s [mend-address-gate]', (code) => {
  expect(lint('address-gate', 'portal/src/A.tsx', code)).toContainEqual(
    expect.stringContaining('safeUrl(…) or mediaAddress(…)'),
  );
});

test.each([
  'const a = safeUrl(ad.visitLink);',
  'const a = safeUrl(banner.buttonInfo ? banner.buttonLink : banner.visitLink);',
  'const a = safeUrl(ad.href ?? ad.visitLink);',
  'const a = mediaAddress(answer?.picLink);',
  'const a = location.href;',
])('one that does is taken: %s', (code) => {
  expect(lint('address-gate', 'portal/src/A.tsx', code)).toEqual([]);
});
