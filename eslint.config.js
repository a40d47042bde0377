import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { addressGate, boundariesRule, importExtension, noCjkInComponents } from './tools/lint/rules.ts';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const boundaries = { areas: read('./boundaries.json').areas, aliases: read('./package.json').imports };

/** ESLint's cache knows a plugin by name and version: ours changes with what our rules are made of. */
const rulesVersion = () => {
  const hash = createHash('sha256').update(JSON.stringify(boundaries));
  for (const file of readdirSync(new URL('./tools/lint/', import.meta.url)))
    hash.update(readFileSync(new URL(`./tools/lint/${file}`, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
};

/** Rules that need no type information: types are checked by tsc, and lint stays fast. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'checker/contracts/',
      'generated/',
      '.cache/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      local: {
        meta: { name: 'local', version: rulesVersion() },
        rules: {
          'address-gate': addressGate,
          boundaries: boundariesRule(boundaries),
          'import-extension': importExtension,
          'no-cjk-in-components': noCjkInComponents,
        },
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'local/boundaries': 'error',
      'local/import-extension': 'error',
      'local/no-cjk-in-components': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Module augmentation needs `interface Palette extends OurPalette {}`.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // JSON documents (worlds, patches) are dictionaries: their keys come and go.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // tsc sees unused names too, and knows more.
      '@typescript-eslint/no-unused-vars': 'off',
      // An assertion on a checked index says less than it costs to avoid.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['portal/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-console': 'error', 'local/address-gate': 'error' },
  },
  {
    files: ['tests/support/**', 'tests/e2e/**'],
    // Playwright's fixtures take `use` and, without dependencies, an empty pattern.
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
);
