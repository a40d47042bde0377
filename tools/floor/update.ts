/** `node tools/floor/update.ts [--check]`: writes newer.json from MDN's data, or checks that it is current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideNpm } from '../npmPackage.ts';
import { newerNames, type Feature } from './newerNames.ts';

const data = provideNpm({
  name: '@mdn/browser-compat-data',
  version: '8.1.9',
  integrity:
    'sha512-7d8D9yzVS4ugLbt4clzc5DKU8dq85K0lRebjzpP43GxSr7vYKmczgfuEU+0beimjl5YmnHkcErtolg5t5ttb0A==',
});
const file = join(import.meta.dirname, 'newer.json');
const read: Feature = JSON.parse(readFileSync(join(data, 'data.json'), 'utf8'));
const names = newerNames(read);
// One line per kind of name keeps the diff of a data update short.
const lines = Object.entries(names).map(([kind, list]) => `  "${kind}": ${JSON.stringify(list)}`);
const text = `{\n${lines.join(',\n')}\n}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(
    'tools/floor/newer.json does not match the floor and the data: run `node tools/floor/update.ts`',
  );
  process.exit(1);
}
