import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { UnknownScenario, loadLibrary } from './library.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const checkFault = ({ on }: { on: string }) =>
  on === 'standard.queryCouponInfo' ? [] : [{ pointer: '/on', message: `没有接口 ${on}` }];

function load(files: Readonly<Record<string, string>>, cache?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  folders.push(folder);
  write(folder, files);
  return loadLibrary(folder, checkFault, cache);
}

const validScenario = 'title: 正常\n';

test('reports each kind of problem by file, line, pointer and expectation', async () => {
  const library = await load({
    'start/baseline.yaml': validScenario,
    'quota/wrong-type.yaml': 'title: 冻结\ngiven:\n  quota:\n    fixed: 很多\n',
    'quota/unknown-member.yaml': 'title: 冻结\ngven: {}\n',
    'quota/missing-member.yaml': 'given: {}\n',
    'quota/no-yaml.yaml': 'title: 冻结\nvisit: [quota\n',
    'quota/twice.yaml': 'title: 冻结\ntitle: 再次\n',
    'quota/unknown-base.yaml': 'title: 冻结\nextends:\n  - baselin\n',
    'quota/itself.yaml': 'title: 冻结\nextends: [itself]\n',
    'quota/unknown-operation.yaml':
      'title: 冻结\nfaults:\n  - on: standard.queryNothing\n    answer: { status: 502 }\n',
  });
  expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
  expect(library.problems.map(({ file, line, pointer }) => `${file}:${line} ${pointer}`).sort()).toEqual([
    'quota/itself.yaml:2 /extends',
    'quota/missing-member.yaml:1 /title',
    'quota/no-yaml.yaml:3 ',
    'quota/twice.yaml:2 ',
    'quota/unknown-base.yaml:3 /extends/0',
    'quota/unknown-member.yaml:2 /gven',
    'quota/unknown-operation.yaml:3 /faults/0/on',
    'quota/wrong-type.yaml:4 /given/quota/fixed',
  ]);
  const message = (file: string) => library.problems.find((problem) => problem.file === file)?.message;
  expect(message('quota/wrong-type.yaml')).toBe('应为数字');
  expect(message('quota/unknown-base.yaml')).toBe('没有名为 baselin 的场景，最接近的是 baseline');
});

test('explains wrong values of a field and contradictions in words', async () => {
  const { problems } = await load({
    'start/baseline.yaml': validScenario,
    'bills/both.yaml': 'title: 账单\ngiven:\n  bills: { none: true, overdueDays: 4 }\n',
    'bills/slow.yaml': 'title: 慢\nfaults:\n  - on: userDataV2\n    answer: { delay: 3 seconds }\n',
    'bills/place.yaml': 'title: 地址\nvisit: company/index\nextends: [Baseline]\n',
  });
  expect(problems.map(({ pointer, message }) => `${pointer} ${message}`).sort()).toEqual([
    '/extends/0 应为场景名：小写字母、数字与连字符，如 overdue-bill',
    '/faults/0/answer/delay 应为时长，如 30s 或 500ms',
    '/faults/0/on 应为服务.接口，如 gateway.userDataV2，或 asset:/路径，如 asset:/front/assets/*.js',
    '/given/bills/overdueDays 与 none: true 矛盾：没有账单',
    '/visit 应为以 / 开头的地址',
  ]);
});

test(
  'starts despite an alias, folder, other extension or wrong clock, and names each',
  { tags: ['mend-scenario-named'] },
  async () => {
    const library = await load({
      'start/baseline.yaml': validScenario,
      'quota/alias.yaml': 'title: &t 冻结\ngiven:\n  company:\n    name: *t\n',
      'quota/folder.yaml/inside.txt': '',
      'quota/other-ending.yml': validScenario,
      'quota/late.yaml': 'title: 晚\nclock: 9999-01-01T00:00:00+08:00\n',
      'quota/no-such-day.yaml': 'title: 晚\nclock: 2026-02-30T00:00:00+08:00\n',
    });
    expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
    const messages = library.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
    expect(messages.sort()).toEqual([
      'quota/alias.yaml:4 不是合法的 YAML：不使用别名（*），请写出内容',
      'quota/folder.yaml:1 应为文件，而不是文件夹',
      'quota/late.yaml:2 时钟应在 2000 年至 2099 年之间',
      'quota/no-such-day.yaml:2 应为对象',
      'quota/no-such-day.yaml:2 应为带时区的 ISO 8601 时刻',
      'quota/other-ending.yml:1 文件名应以 .yaml 结尾',
    ]);
  },
);

test.each(['title: [正常\n', 'title: 正常\ngiven: { quota: 多 }\n', 'title: 正常\nextends: [baseline]\n'])(
  'names a broken baseline, and keeps its extensions working: %j',
  { tags: ['mend-scenario-named'] },
  async (broken) => {
    const library = await load({
      'start/baseline.yaml': broken,
      'quota/frozen.yaml': 'title: 冻结\nextends: [baseline]\n',
    });
    expect(library.problems.map(({ file }) => file)).toContain('start/baseline.yaml');
    expect(library.problems.map(({ file }) => file)).not.toContain('quota/frozen.yaml');
    expect(library.compose('baseline').title).toContain('场景文件有误');
    expect(library.compose('frozen').title).toBe('冻结');
  },
);

test('rejects scenarios that extend an invalid one', async () => {
  const library = await load({
    'start/baseline.yaml': validScenario,
    'quota/broken.yaml': 'title: 1\n',
    'quota/on-top.yaml': `${validScenario}extends: [broken]\n`,
  });
  expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
  expect(library.problems.map(({ file }) => file)).toContain('quota/on-top.yaml');
});

test('takes the group from the folder', async () => {
  const library = await load({
    'start/baseline.yaml': validScenario,
    'quota/frozen-quota.yaml': validScenario,
  });
  expect(library.scenarios).toMatchObject([
    { name: 'baseline', group: 'start' },
    { name: 'frozen-quota', group: 'quota' },
  ]);
});

test('refuses duplicate names and wrong folder depths, naming each file', async () => {
  const library = await load({
    'quota/frozen.yaml': validScenario,
    'start/baseline.yaml': validScenario,
    'start/frozen.yaml': validScenario,
    'alone.yaml': validScenario,
    'start/deep/deeper.yaml': validScenario,
  });
  expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
  expect(library.problems.map(({ file, message }) => `${file} ${message}`).sort()).toEqual([
    'alone.yaml 应放在以组命名的文件夹里：<组>/alone.yaml',
    'quota/frozen.yaml 场景名 frozen 已用于 start/frozen.yaml，各组之间也不能重名',
    'start/deep/deeper.yaml 应放在以组命名的文件夹里：<组>/deeper.yaml',
    'start/frozen.yaml 场景名 frozen 已用于 quota/frozen.yaml，各组之间也不能重名',
  ]);
});

test('refuses an unknown name with the nearest known ones', async () => {
  const library = await load({
    'start/baseline.yaml': validScenario,
    'quota/frozen-quota.yaml': validScenario,
  });
  expect(() => library.compose('frozen-qouta')).toThrow(UnknownScenario);
  try {
    library.compose('frozen-qouta');
  } catch (error) {
    expect((error as UnknownScenario).nearest[0]).toBe('frozen-quota');
  }
});

test('caches valid files until a byte changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  folders.push(folder);
  const cache = join(folder, 'scenarios.json');
  const files = { 'start/baseline.yaml': validScenario };
  await load(files, cache);
  const kept: { documents: { title: string }[] } = JSON.parse(readFileSync(cache, 'utf8'));
  kept.documents[0]!.title = '从缓存来';
  writeFileSync(cache, JSON.stringify(kept));
  expect((await load(files, cache)).scenarios[0]?.title).toBe('从缓存来');
  expect(
    (await load({ 'start/baseline.yaml': `${validScenario}# changed\n` }, cache)).scenarios[0]?.title,
  ).toBe('正常');
});

test.each([
  ['faults', 'answer: { status: 502 }'],
  ['replay', 'status: 502'],
])('reports a problem of %s caused by a contract change with its line', async (list, answer) => {
  const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
  folders.push(folder);
  const cache = join(folder, 'scenarios.json');
  const text = `${validScenario}${list}:\n  - on: standard.queryCouponInfo\n    ${answer}\n`;
  const { problems } = await load({ 'start/baseline.yaml': text }, cache);
  expect(problems).toEqual([]);
  write(folder, { 'start/baseline.yaml': text });
  const later = await loadLibrary(folder, () => [{ pointer: '/on', message: '没有接口' }], cache);
  expect(later.problems).toEqual([
    { file: 'start/baseline.yaml', line: 3, pointer: `/${list}/0/on`, message: '没有接口' },
  ]);
});

test('accepts wire faults and request conditions in a scenario, and reports wrong ones', async () => {
  const library = await load({
    'start/baseline.yaml': validScenario,
    'errors/dripping.yaml': `title: 断续\nfaults:
  - on: standard.queryCouponInfo
    answer: { wire: slow-drip, over: 3s, delay: 200ms, spread: 0.6 }
    when: { fields: { /productCode: '12003' }, like: { /a/b: 'P*' }, every: 2, percent: 50 }
`,
    'errors/mistaken.yaml': `title: 断续\nfaults:
  - on: standard.queryCouponInfo
    answer: { wire: explode }
    when: { call: 0 }
`,
  });
  expect(library.compose('dripping').faults).toMatchObject([{ when: { every: 2 }, answer: { spread: 0.6 } }]);
  expect(library.problems.map(({ file, line, pointer }) => `${file}:${line} ${pointer}`)).toEqual([
    'errors/mistaken.yaml:4 /faults/0/answer/wire',
    'errors/mistaken.yaml:5 /faults/0/when/call',
  ]);
});
