import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { UnknownScenario, loadLibrary } from './library.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function load(files: Readonly<Record<string, string>>, cache?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return loadLibrary(
    folder,
    ({ on }) => (on === 'standard.queryCouponInfo' ? [] : [{ pointer: '/on', message: `没有接口 ${on}` }]),
    cache,
  );
}

const sound = 'title: 正常\ngroup: start\n';

test('each kind of mistake is told by file, line, pointer and what was expected; the others still work', async () => {
  const library = await load({
    'baseline.yaml': sound,
    'wrong-type.yaml': 'title: 冻结\ngroup: quota\ngiven:\n  quota:\n    fixed: 很多\n',
    'unknown-member.yaml': 'title: 冻结\ngroup: quota\ngven: {}\n',
    'missing-member.yaml': 'title: 冻结\n',
    'no-yaml.yaml': 'title: 冻结\ngroup: [quota\n',
    'twice.yaml': 'title: 冻结\ngroup: quota\ntitle: 再次\n',
    'unknown-base.yaml': 'title: 冻结\ngroup: quota\nextends:\n  - baselin\n',
    'itself.yaml': 'title: 冻结\ngroup: quota\nextends: [itself]\n',
    'unknown-operation.yaml':
      'title: 冻结\ngroup: quota\nfaults:\n  - on: standard.queryNothing\n    answer: { status: 502 }\n',
  });
  expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
  expect(library.mistakes.map(({ file, line, pointer }) => `${file}:${line} ${pointer}`).sort()).toEqual([
    'itself.yaml:3 /extends',
    'missing-member.yaml:1 /group',
    'no-yaml.yaml:3 ',
    'twice.yaml:3 ',
    'unknown-base.yaml:4 /extends/0',
    'unknown-member.yaml:3 /gven',
    'unknown-operation.yaml:4 /faults/0/on',
    'wrong-type.yaml:5 /given/quota/fixed',
  ]);
  const message = (file: string) => library.mistakes.find((mistake) => mistake.file === file)?.message;
  expect(message('wrong-type.yaml')).toBe('应为数字');
  expect(message('unknown-base.yaml')).toBe('没有名为 baselin 的场景，最接近的是 baseline');
});

test('what extends an unsound scenario is unsound too', async () => {
  const library = await load({
    'baseline.yaml': sound,
    'broken.yaml': 'title: 1\n',
    'on-top.yaml': `${sound}extends: [broken]\n`,
  });
  expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
  expect(library.mistakes.map(({ file }) => file)).toContain('on-top.yaml');
});

test('an unknown name is refused with the nearest known ones', async () => {
  const library = await load({ 'baseline.yaml': sound, 'frozen-quota.yaml': sound });
  expect(() => library.compose('frozen-qouta')).toThrow(UnknownScenario);
  try {
    library.compose('frozen-qouta');
  } catch (error) {
    expect((error as UnknownScenario).nearest[0]).toBe('frozen-quota');
  }
});

test('what was read without a mistake is recalled, until a byte changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  folders.push(folder);
  const cache = join(folder, 'scenarios.json');
  const files = { 'baseline.yaml': sound };
  await load(files, cache);
  const kept = JSON.parse(readFileSync(cache, 'utf8')) as { documents: { title: string }[] };
  kept.documents[0]!.title = '从缓存来';
  writeFileSync(cache, JSON.stringify(kept));
  expect((await load(files, cache)).scenarios[0]?.title).toBe('从缓存来');
  expect((await load({ 'baseline.yaml': `${sound}# changed\n` }, cache)).scenarios[0]?.title).toBe('正常');
});

test('a mistake that the contract has made since is told with its line all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  folders.push(folder);
  const cache = join(folder, 'scenarios.json');
  const text = `${sound}faults:\n  - on: standard.queryCouponInfo\n    answer: { status: 502 }\n`;
  const { mistakes } = await load({ 'baseline.yaml': text }, cache);
  expect(mistakes).toEqual([]);
  writeFileSync(join(folder, 'baseline.yaml'), text);
  const later = await loadLibrary(folder, () => [{ pointer: '/on', message: '没有接口' }], cache);
  expect(later.mistakes).toEqual([
    { file: 'baseline.yaml', line: 4, pointer: '/faults/0/on', message: '没有接口' },
  ]);
});
