/** Our own rules as .oxlintrc.json loads them: `local/…`. */
import { readFileSync } from 'node:fs';
import { definePlugin } from '@oxlint/plugins';
import { allowed } from '../floor/allowed.ts';
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
    'browser-floor': browserFloor(read('../floor/newer.json'), allowed),
    'import-extension': importExtension,
    'no-cjk-in-components': noCjkInComponents,
    'plain-comment': plainComment,
    'plain-title': plainTitle,
    'storage-gate': storageGate,
  },
});
