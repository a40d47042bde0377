/**
 * Tests scenario files that change while the simulator runs: it reads them again, sessions survive, and a broken file keeps its last
 * valid version.
 */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { clientIn } from '../client.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
let simulator: Served;

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  mkdirSync(join(folder, 'quota'));
  write('quota/mine.yaml', "title: 一\nextends: [baseline]\ngiven:\n  quota: { quotaStatus: '10' }\n");
  simulator = await startSimulator({ env: { SCENARIOS_DIR: folder } });
});
afterAll(async () => {
  await simulator.stop();
  rmSync(folder, { recursive: true });
});

async function titles(): Promise<Record<string, string>> {
  const client = await clientIn('baseline', simulator.origin);
  const all = await client.control<{ name: string; title: string }[]>('GET', '/scenarios');
  return Object.fromEntries(all.map(({ name, title }) => [name, title]));
}

const problems = async () =>
  (await (await clientIn('baseline', simulator.origin)).send('GET', '/_sim/problems.json')).json;

test('rereads a changed scenario, and keeps earlier sessions', async () => {
  const before = await clientIn('mine', simulator.origin);
  await before.control('PUT', '/clock', { advance: 'P1D' });
  const clock = await before.control('GET', '/clock');
  write('quota/mine.yaml', "title: 二\nextends: [baseline]\ngiven:\n  quota: { quotaStatus: '00' }\n");
  await expect.poll(titles).toMatchObject({ mine: '二' });
  expect(await before.world()).toMatchObject({ quota: { quotaStatus: '10' } });
  expect(await before.control('GET', '/clock')).toEqual(clock);
  expect(await before.log()).toHaveLength(0);
  const after = await clientIn('mine', simulator.origin);
  expect(await after.world()).toMatchObject({ quota: { quotaStatus: '00' } });
});

test('adds a new file and removes a deleted one', async () => {
  write('quota/new.yaml', 'title: 新\nextends: [mine]\n');
  await expect.poll(titles).toMatchObject({ new: '新' });
  rmSync(join(folder, 'quota/new.yaml'));
  await expect.poll(titles).not.toHaveProperty('new');
});

test.each<[what: string, text: string, line?: number]>([
  ['is no YAML', 'title: [二\n'],
  ['has an invalid value', 'title: 三\ngiven:\n  quota:\n    quotaStatus: frozen\n', 4],
  ['extends an unknown scenario', 'title: 三\nextends: [baselin]\n', 2],
])('names a file that %s with its line, and serves the last valid one', async (_what, text, line) => {
  const good = await titles();
  write('quota/mine.yaml', text);
  await expect.poll(problems).toHaveLength(1);
  expect(await problems()).toMatchObject([
    { file: 'quota/mine.yaml', line: line ?? (expect.any(Number) as number) },
  ]);
  expect(await titles()).toEqual(good);
  write('quota/mine.yaml', 'title: 好\nextends: [baseline]\n');
  await expect.poll(problems).toEqual([]);
  expect(await titles()).toMatchObject({ mine: '好' });
});

/** Harmful changes of the folder, each with the reported problems and the repair. `serves`: scenarios that still work, if not all. */
const accidents: Readonly<
  Record<string, { harm: () => void; problems: object[]; mend: () => void; serves?: readonly string[] }>
> = {
  'a parent that extends an unknown scenario, and comes after its child': {
    harm: () => write('quota/parent.yaml', 'title: 父\nextends: [baselin]\n'),
    problems: [{ file: 'quota/parent.yaml', line: 2, pointer: '/extends/0' }],
    mend: () => write('quota/parent.yaml', PARENT),
  },
  'a parent that is deleted': {
    harm: () => rmSync(join(folder, 'quota/parent.yaml')),
    problems: [{ file: 'quota/child.yaml', line: 2, pointer: '/extends/0' }],
    mend: () => write('quota/parent.yaml', PARENT),
  },
  'two files that extend each other': {
    harm: () => write('quota/parent.yaml', 'title: 父\nextends: [child]\n'),
    problems: [{ file: 'quota/parent.yaml', line: 2, pointer: '/extends' }],
    mend: () => write('quota/parent.yaml', PARENT),
  },
  'a group that becomes a file': {
    harm: () => {
      renameSync(join(folder, 'quota'), `${folder}-quota`);
      writeFileSync(join(folder, 'quota'), 'x');
    },
    // A file beside the groups is no problem, but the scenarios of the group are gone.
    problems: [],
    mend: () => {
      rmSync(join(folder, 'quota'));
      renameSync(`${folder}-quota`, join(folder, 'quota'));
    },
    serves: ['baseline'],
  },
  'a text in GBK': {
    harm: () => writeFileSync(join(folder, 'quota/parent.yaml'), Buffer.from('title: \xb8\xb8\n', 'latin1')),
    problems: [{ file: 'quota/parent.yaml', line: 1, message: '不是 UTF-8 编码，请另存为 UTF-8' }],
    mend: () => write('quota/parent.yaml', PARENT),
  },
  'a link that leads to itself': {
    harm: () => symlinkSync('round.yaml', join(folder, 'quota/round.yaml')),
    problems: [{ file: 'quota/round.yaml', line: 1 }],
    mend: () => rmSync(join(folder, 'quota/round.yaml')),
  },
  'no folder': {
    harm: () => renameSync(folder, `${folder}-away`),
    problems: [{ file: folder }],
    mend: () => renameSync(`${folder}-away`, folder),
  },
  'another folder in its place': {
    harm: () => {
      cpSync(folder, `${folder}-other`, { recursive: true });
      writeFileSync(join(`${folder}-other`, 'quota/other.yaml'), 'title: [别\n');
      renameSync(folder, `${folder}-away`);
      renameSync(`${folder}-other`, folder);
    },
    problems: [{ file: 'quota/other.yaml', line: 2 }],
    mend: () => {
      rmSync(folder, { recursive: true });
      renameSync(`${folder}-away`, folder);
    },
  },
};
const PARENT = 'title: 父\nextends: [baseline]\n';

test.each(Object.entries(accidents))(
  'reports exactly the problems of %s, and serves each scenario that still works',
  { tags: ['team-own-files'] },
  async (_what, accident) => {
    write('quota/parent.yaml', PARENT);
    write('quota/child.yaml', 'title: 子\nextends: [parent]\n');
    await expect.poll(titles).toMatchObject({ child: '子', parent: '父' });
    accident.harm();
    const serves = accident.serves ?? ['baseline', 'child', 'mine', 'parent'];
    await expect
      .poll(problems)
      .toEqual(accident.problems.map((problem) => expect.objectContaining(problem) as unknown));
    await expect.poll(async () => Object.keys(await titles()).toSorted()).toEqual(serves);
    accident.mend();
    await expect.poll(problems).toEqual([]);
    await expect.poll(titles).toMatchObject({ child: '子', parent: '父' });
  },
);

test(
  'names the broken file of a chain of scenarios at start-up, and serves the others',
  { tags: ['team-own-files'] },
  async () => {
    write('quota/parent.yaml', 'title: 父\nextends: [baselin]\n');
    const started = await startSimulator({ env: { SCENARIOS_DIR: folder } });
    try {
      const client = await clientIn('baseline', started.origin);
      expect((await client.send('GET', '/_sim/problems.json')).json).toMatchObject([
        { file: 'quota/child.yaml', line: 2, message: '场景 parent 有误，请先改正它' },
        { file: 'quota/parent.yaml', line: 2, message: expect.stringContaining('没有名为 baselin 的场景') },
      ]);
      const names = (await client.control<{ name: string }[]>('GET', '/scenarios')).map(({ name }) => name);
      expect(names.toSorted()).toEqual(['baseline', 'mine']);
    } finally {
      await started.stop();
    }
  },
);
