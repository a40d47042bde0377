/** Tests `npm run import`: files of other tools become a scenario that a session replays. The output lists skipped parts. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { commandInProcess } from '../../support/commandInProcess.ts';
import { client, type Client } from '../client.ts';

const samples = join(root, 'tests/support/imports');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
let simulator: Served;
beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  simulator = await startSimulator({ env: { SCENARIOS_DIR: folder } });
});
afterAll(async () => {
  await simulator.stop();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { code, errors, printed } = await commandInProcess('tools/import/index.ts', args);
  return { code, out: printed, err: errors };
}

const target = (name: string) => join(folder, 'recorded', `${name}.yaml`);

/** Imports a sample. @returns the output, the scenario, and a client whose session replays it */
async function importSample(
  name: string,
  sample: string,
  ...more: string[]
): Promise<{ out: string; text: string; one: Client }> {
  const { code, out, err } = await run(join(samples, sample), '--into', target(name), ...more);
  expect([code, err]).toEqual([0, '']);
  const one = client({ origin: simulator.origin });
  const start = async () =>
    (await one.send('POST', '/_sim/api/session', { scenarios: [name] })).status === 200;
  await expect.poll(start).toBe(true);
  return { out, text: readFileSync(target(name), 'utf8'), one };
}

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const nickname = '/api/v1/user/getUserNickName?productCode=12003';

test(
  'imports a browser’s HAR with encoded, binary and broken responses, and masks secrets',
  { tags: ['team-import'] },
  async () => {
    const { out, text, one } = await importSample('browser', 'browser.har', '--title', '浏览器');
    const answer = await one.send(
      'POST',
      coupon,
      JSON.parse('{"productCode":"12003","id":9007199254740993}'),
    );
    expect(answer.text).toMatch(
      /^\{"resultCode":"0000000","resultMsg":"\*{3}\w{6}","resultData":\{"amount":100\.10\}\}$/,
    );
    expect([answer.headers.get('x-trace'), answer.headers.get('content-encoding')]).toEqual(['t-1', null]);
    const page = await one.send('GET', nickname);
    expect([page.status, page.text, page.headers.get('content-type')]).toEqual([
      502,
      '<p>坏</p>',
      'text/html; charset=utf-8',
    ]);
    expect((await one.send('GET', nickname)).headers.get('content-type')).toBe('image/png');
    await expect(one.send('GET', nickname)).rejects.toThrow('fetch failed');
    expect(text).toContain('9007199254740993');
    expect(text).not.toMatch(/604417|sid=/);
    for (const line of [
      '\n  1 file of pages\n',
      'GET https://jc.example.com/api/v1/user/getUserNickName: has no response: net::ERR_ABORTED',
      'GET https://jc.example.com/api/v1/user/getUserNickName: its header content-disposition is not imported',
      'OPTIONS https://jc.example.com/api/v1/user/getUserNickName: is a preflight',
      'GET https://jc.example.com/api/v1/home/userDataV2: has no body in the file',
      'GET data:image/png;base64,AAAA: is no request over HTTP',
      'PUT https://jc.example.com/api/v1/user/getUserNickName: has the method PUT; legacy.getUserNickName has GET',
    ])
      expect(out).toContain(line);
  },
);

test('masks secrets of an import in every form that the log masks', { tags: ['team-import'] }, async () => {
  const answers = [
    '{"accessToken":"S3cret-value-1","n":1}',
    'failed: token=S3cret-value-2',
    '<jwt>S3cret-value-3</jwt>',
  ];
  const entries = answers.map((content, index) => ({
    request: { method: 'GET', url: `https://jc.example.com${nickname}&apiKey=S3cret-value-4${index}` },
    response: {
      status: 500,
      headers: [{ name: 'Link', value: '</a?access_token=S3cret-value-5>; rel=next' }],
      content: { mimeType: 'text/plain', text: content },
    },
  }));
  const har = join(folder, 'shapes.har');
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  expect(await run(har, '--into', target('shapes'))).toMatchObject({ code: 0 });
  const text = readFileSync(target('shapes'), 'utf8');
  expect(text).not.toContain('S3cret');
  expect(text).toMatch(/\*{3}\w{6}/);
});

test('imports times of headers as durations, without Expires', { tags: ['team-import'] }, async () => {
  const times = {
    Date: 'Tue, 01 Dec 2026 01:30:00 GMT',
    Expires: 'Tue, 01 Dec 2026 02:30:00 GMT',
    'Retry-After': 'Tue, 01 Dec 2026 01:30:07 GMT',
  };
  const headers = Object.entries(times).map(([name, value]) => ({ name, value }));
  const request = { method: 'GET', url: `https://jc.example.com${nickname}` };
  const response = { status: 503, headers, content: { mimeType: 'text/plain', text: 'busy' } };
  const har = join(folder, 'times.har');
  writeFileSync(har, JSON.stringify({ log: { entries: [{ request, response }] } }));
  expect(await run(har, '--into', target('times'))).toMatchObject({ code: 0 });
  const text = readFileSync(target('times'), 'utf8');
  expect(text).toMatch(/retry-after: ["']?7\b/);
  expect(text).not.toMatch(/expires/i);
});

test('imports the delays of a HAR with --delays', { tags: ['team-import'] }, async () => {
  const { text } = await importSample('delayed', 'browser.har', '--delays');
  expect(text).toContain('delay: 413ms');
});

test(
  'imports the examples of a Postman collection with folders and variables',
  { tags: ['team-import'] },
  async () => {
    const { out, one } = await importSample('collection', 'team.postman_collection.json');
    const answer = await one.send('POST', coupon, { productCode: '12003' });
    expect(answer.text).toBe('{\n  "resultCode": "0000000",\n  "resultMsg": "成功"\n}');
    const other = await one.send('POST', coupon, { productCode: 'other' });
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '3']);
    const name = await one.send('GET', nickname);
    expect([name.json, name.headers.get('x-a')]).toEqual([{ code: '0000' }, 'b']);
    for (const line of [
      '团队: has a script (prerequest), which is not run',
      '优惠券 / 查询 / 表单: its request body (urlencoded) is not compared',
      '优惠券 / 查询 / 变量: has variables without a value in the collection: $guid',
      '优惠券 / 查询 / 没有状态: has no status code',
      '优惠券 / 没有样例: has no saved example',
      '别处 / 宠物: is no operation of the contracts',
    ])
      expect(out).toContain(line);
  },
);

test(
  'imports WireMock mappings, and names skipped matchers and templates',
  { tags: ['team-import'] },
  async () => {
    const { out, text, one } = await importSample('wiremock', 'mappings');
    expect((await one.send('POST', coupon, { productCode: '12003' })).text).toBe('{"resultCode":"0000000"}');
    const exact = await one.send('POST', coupon, '{"productCode":"12003","id":9007199254740993}');
    expect(exact.text).toBe('{"resultCode":"0000000","id":9007199254740993}');
    const rounded = await one.send('POST', coupon, '{"productCode":"12003","id":9007199254740992}');
    expect(rounded.status).toBe(429);
    const any = await one.send('POST', coupon, { productCode: 'other' });
    expect([any.status, any.text, any.headers.get('link')]).toEqual([429, '慢点', '<a>, <b>']);
    expect((await one.send('GET', nickname)).text).toContain('禾川');
    await expect(one.send('GET', nickname.replace('12003', '12025'))).rejects.toThrow('fetch failed');
    for (const part of ['delay: 120ms', 'wire: reset', 'wire: slow-drip', 'over: 300ms', 'delay: 80ms'])
      expect(text).toContain(part);
    for (const line of [
      '按内容: its request body is compared whole',
      '慢滴: its random delay (lognormal) is replaced by its middle, 80 ms',
      '乱字节: answers with the fault RANDOM_DATA_THEN_CLOSE',
      '正则: matches by urlPathPattern',
      '参数正则: compares the parameter productCode by matches',
      '路径条件: compares the body by matchesJsonPath',
      '头条件: answers only under conditions that a recording does not have: header X-Case',
      '模板: answers by a template: {{request.query.a}}',
      '代理: answers by proxyBaseUrl',
      '状态: answers only in state "two" of "s"',
      '缺文件: answers with a file that is not in __files',
    ])
      expect(out).toContain(line);
  },
);

test(
  'overwrites only with --replace and writes nothing invalid; each refusal has a reason',
  { tags: ['team-import'] },
  async () => {
    const har = join(samples, 'browser.har');
    const none = join(folder, 'none.har');
    writeFileSync(none, '{"log":{"entries":[]}}');
    const packed = join(folder, 'packed.har');
    writeFileSync(packed, gzipSync('{"log":{"entries":[]}}'));
    const bomb = join(folder, 'bomb.har');
    writeFileSync(bomb, gzipSync(Buffer.alloc(65 * 1024 * 1024, ' ')));
    mkdirSync(join(folder, '__files'));
    symlinkSync(join(root, 'README.md'), join(folder, '__files/linked.txt'));
    const linked = join(folder, 'linked.json');
    writeFileSync(
      linked,
      JSON.stringify({
        request: { method: 'POST', url: coupon },
        response: { status: 200, bodyFileName: 'linked.txt' },
      }),
    );
    const oldPostman = join(folder, 'v1.json');
    writeFileSync(
      oldPostman,
      '{"info":{"schema":"https://schema.getpostman.com/json/collection/v1.0.0/collection.json"},"item":[]}',
    );
    const misspelt = join(folder, 'misspelt.json');
    writeFileSync(misspelt, '{"request":{"method":"POST","urll":"/a"},"response":{"status":200}}');
    writeFileSync(target('kept'), 'mine');
    for (const [args, code, message] of [
      [[], 2, 'usage: npm run import'],
      [['--bogus'], 2, '--bogus'],
      [[join(folder, 'missing.har')], 2, 'does not exist'],
      [[join(root, 'package.json'), '--into', target('a')], 2, 'is neither a HAR file'],
      [[join(root, 'README.md'), '--into', target('a')], 2, 'cannot be read'],
      [[har, '--into', target('kept')], 2, 'add --replace'],
      [
        [har, '--into', join(folder, 'recorded/Wrong Name.yaml'), '--extends', 'baselin'],
        2,
        '没有名为 baselin 的场景',
      ],
      [
        [har, '--into', join(folder, 'recorded/baseline.yaml')],
        2,
        '场景名 baseline 已用于 start/baseline.yaml',
      ],
      [[none, '--into', target('a')], 1, 'nothing was imported'],
      [[packed, '--into', target('a')], 1, 'nothing was imported'],
      [[oldPostman, '--into', target('a')], 2, 'nor a Postman collection v2'],
      [[bomb, '--into', target('a')], 2, 'larger than 64 MB'],
      [[linked, '--into', target('a')], 1, 'answers with a file that is not in __files'],
      [[har, '--into', '../../x.yaml'], 2, '--into names a file in a folder of scenarios, such as'],
      [
        [har, '--into', join(folder, 'start/baseline.yaml/recorded/x.yaml')],
        2,
        'such as scenarios/recorded/NAME.yaml: ',
      ],
      [[misspelt, '--into', target('a')], 1, 'POST (no address): names no address; not known: urll'],
    ] as const) {
      const ran = await run(...args);
      expect([ran.code, ran.out + ran.err]).toEqual([code, expect.stringContaining(message)]);
    }
    expect(readFileSync(target('kept'), 'utf8')).toBe('mine');
    expect(existsSync(target('a'))).toBe(false);
    expect((await run(har, '--into', target('kept'), '--replace')).code).toBe(0);
  },
);

test(
  'counts page files in one line, and suggests only a similar operation',
  { tags: ['team-import-pages'] },
  async () => {
    const entry = (url: string, mimeType: string, more: object = {}) => ({
      request: { method: 'GET', url: `https://jc.example.com${url}` },
      response: { status: 200, headers: [], content: { mimeType, text: 'x' } },
      ...more,
    });
    const pages = [
      entry('/front/', 'text/html', { _resourceType: 'document' }),
      entry('/team/front/home', 'text/html'),
      entry('/front/assets/index-a1.js', 'text/javascript'),
      entry('/front/assets/logo.svg', 'application/octet-stream'),
      entry('/cdn/app.css', 'text/plain'),
      entry('/cdn/picture', 'image/webp'),
      entry('/cdn/font', '', { _resourceType: 'font' }),
      entry('/front/config.json', 'application/json', { _resourceType: 'fetch' }),
      entry('/_sim/api/session', 'application/json', { _resourceType: 'xhr' }),
      { request: { method: 'GET', url: 'https://jc.example.com/a.js' }, response: { status: 304 } },
    ];
    const calls = [
      entry(nickname, 'image/png', { _resourceType: 'image' }),
      entry('/team/api/v1/user/getUserNickNam', 'application/json', { _resourceType: 'fetch' }),
      entry('/api/pets', 'application/json', { _resourceType: 'fetch' }),
      entry('/api/broken', 'text/html', { _resourceType: 'xhr' }),
    ];
    const file = join(folder, 'pages.har');
    writeFileSync(file, JSON.stringify({ log: { entries: [...pages, ...calls] } }));
    // The one run as a process: the others share this process's modules.
    const command = [join(root, 'tools/import/index.ts'), file, '--into', target('pages')];
    const { status, stdout: out } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(out).toContain('1 answer of 1 operation');
    expect(out.slice(out.indexOf('not imported:'))).toBe(
      [
        'not imported:',
        '  GET https://jc.example.com/team/api/v1/user/getUserNickNam: is no operation of the contracts; the nearest is /api/v1/user/getUserNickName',
        '  GET https://jc.example.com/api/pets: is no operation of the contracts',
        '  GET https://jc.example.com/api/broken: is no operation of the contracts',
        '  10 files of pages',
        '',
      ].join('\n'),
    );
  },
);
