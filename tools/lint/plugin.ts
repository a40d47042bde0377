/** Our own rules as .oxlintrc.json loads them: `local/…`. */
import { readFileSync } from 'node:fs';
import { definePlugin } from '@oxlint/plugins';
import { addressGate, boundariesRule, importExtension, noCjkInComponents } from './rules.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const boundaries = {
  areas: read('../../boundaries.json').areas,
  aliases: read('../../package.json').imports,
};

export default definePlugin({
  meta: { name: 'local' },
  rules: {
    'address-gate': addressGate,
    boundaries: boundariesRule(boundaries),
    'import-extension': importExtension,
    'no-cjk-in-components': noCjkInComponents,
  },
});
