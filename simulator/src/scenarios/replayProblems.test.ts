import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadLibrary, type Library } from './library.ts';
import { liveLibrary } from './reread.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const firstLine = '  - on: standard.queryCouponInfo\n';

/** Reads a folder with one recorded scenario. @param members of its one exchange */
async function load(
  members: string,
): Promise<{ folder: string; file: string; library: Library; cache: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  folders.push(folder);
  mkdirSync(join(folder, 'recorded'));
  mkdirSync(join(folder, 'start'));
  writeFileSync(join(folder, 'start/baseline.yaml'), 'title: 默认\n');
  const file = join(folder, 'recorded/team.yaml');
  writeFileSync(file, `title: 录制\nreplay:\n${firstLine}${members}`);
  const cache = join(folder, 'cache.json');
  return { folder, file, cache, library: await loadLibrary(folder, () => [], cache) };
}

const messages = ({ problems }: Library): string[] =>
  problems.map(({ file, line, pointer, message }) => `${file}:${line} ${pointer} ${message}`);

const at = (line: number, pointer: string, message: string) =>
  `recorded/team.yaml:${line} /replay/0${pointer} ${message}`;

test.each([
  ['', at(3, '', '没有应答：应有 answer、body、base64、file、status、drop 或 wire 之一')],
  ['    answer: {}\n    body: x\n', at(5, '/body', '不能与 answer 同用：正文只有一个')],
  ['    drop: connection\n    status: 200\n', at(5, '/status', '不能与 drop: connection 同用：没有应答')],
  ['    wire: hang\n    body: x\n', at(5, '/body', '不能与 wire: hang 同用：没有应答')],
  ['    drop: connection\n    wire: reset\n', at(5, '/wire', '不能与 drop 同用')],
  ['    drop: answer\n', at(4, '/drop', '应为以下之一：connection')],
  [
    '    wire: truncated\n    body: x\n',
    at(4, '/wire', '应为以下之一：hang、reset、malformed-chunk、slow-drip'),
  ],
  ['    body: x\n    over: 3s\n', at(5, '/over', '要与 wire: slow-drip 同用')],
  ['    body: x\n    delay: 3 seconds\n', at(5, '/delay', '应为时长，如 30s 或 500ms')],
  ['    body: x\n    delay: 601s\n', at(5, '/delay', '至多 600s（十分钟）')],
  ['    status: 204\n    body: x\n', at(5, '/body', 'HTTP 204 没有正文')],
  ['    status: 99\n', at(4, '/status', '不能小于 200')],
  ['    base64: "@"\n', at(4, '/base64', '应为base64')],
  [
    '    body: x\n    headers:\n      content-length: "3"\n',
    at(6, '/headers/content-length', '由模拟器自己写：不能录在场景里'),
  ],
  [
    '    body: x\n    headers:\n      set-cookie: a=b\n',
    at(6, '/headers/set-cookie', '由模拟器自己写：不能录在场景里'),
  ],
  ['    body: x\n    headers:\n      "a b": c\n', at(6, '/headers/a b', '不是合法的应答头')],
  ['    body: x\n    headers:\n      x-a: "好"\n', at(6, '/headers/x-a', '不是合法的应答头')],
  ['    body: x\n    headers:\n      x-a: 3\n', at(6, '/headers/x-a', '应为字符串')],
  ['    file: team/1.png\n', at(4, '/file', '没有这个文件，应在场景文件旁边')],
  ...['../start/baseline.yaml', '/etc/passwd', 'team/../../x', '.hidden', 'a//b'].map((file) => [
    `    file: ${file}\n`,
    at(
      4,
      '/file',
      '应为本文件所在文件夹里的文件，如 team-backend/1.png，名称限字母、数字、点、下划线与连字符',
    ),
  ]),
  ['    anser: {}\n', at(4, '/anser', '不是约定的字段')],
])('refuses %j by line and pointer', { tags: ['team-recorded-problems'] }, async (members, problem) => {
  const { library } = await load(members);
  expect(messages(library)).toContain(problem);
  expect(library.scenarios.map(({ name }) => name)).toEqual(['baseline']);
});

test(
  'names a missing separate file, refuses one that has grown, and serves the last valid version',
  { tags: ['team-recorded-problems'] },
  async () => {
    const { folder, cache, library: incomplete } = await load('    file: team/1.png\n');
    mkdirSync(join(folder, 'recorded/team'));
    writeFileSync(join(folder, 'recorded/team/1.png'), 'bytes');
    const live = liveLibrary(incomplete, folder, () => []);
    await live.reread();
    expect(messages(live)).toEqual([]);
    const [exchange] = live.compose('team').replay;
    expect(String(await live.recordedBody(exchange?.file ?? ''))).toBe('bytes');
    // A file that has grown is not read into memory.
    truncateSync(join(folder, 'recorded/team/1.png'), 16 * 1024 * 1024 + 1);
    await expect(live.recordedBody(exchange?.file ?? '')).rejects.toThrow('文件超过 16 MB');
    truncateSync(join(folder, 'recorded/team/1.png'), 5);
    expect(String(await live.recordedBody(exchange?.file ?? ''))).toBe('bytes');
    // The next start reads unchanged files from its cache.
    expect(messages(await loadLibrary(folder, () => [], cache))).toEqual([]);

    rmSync(join(folder, 'recorded/team/1.png'));
    await live.reread();
    const missing = at(4, '/file', '没有这个文件，应在场景文件旁边');
    expect(messages(live)).toEqual([missing]);
    expect(live.compose('team').replay).toHaveLength(1);
    expect(messages(await loadLibrary(folder, () => [], cache))).toEqual([missing]);
  },
);
