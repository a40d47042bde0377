/** Tests the connection to a backend, the choice of operations, the recording of a run, and the texts of --help. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, request as ask } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { certificate } from '../support/certificate.ts';
import { backend, checker } from '../support/commandLine.ts';
import { shop, shopContract } from '../support/itemShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'connection-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
writeFileSync(at('items.json'), JSON.stringify(shopContract({})));

const check = (origin: string, ...flags: readonly string[]) =>
  checker('--target', origin, '--contracts', at('items.json'), '--cases', '1', '--seed', '1', ...flags);

/** Starts a shop. @returns its origin, and the requests that it has received */
async function countingShop() {
  const items = await shop();
  const asked: string[] = [];
  const counting = await backend((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const { method, headers, url } = request;
    const forward = ask(items.origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forward);
  });
  onTestFinished(async () => {
    await counting.stop();
    await items.stop();
  });
  return { origin: counting.origin, asked };
}

describe('operations', () => {
  test.each([
    ['--exclude', 'createItem', /^POST/],
    ['--exclude', 'PUT /items/*', /^PUT/],
    ['--exclude', '/items/*', /^\w+ \/items\/./],
    ['--exclude', '*Item', /^(POST|PUT|GET \/items\/.)/],
  ])('%s %s sends no such request', { tags: ['odd-include'] }, async (flag, pattern, never) => {
    const { origin, asked } = await countingShop();
    const { out, err } = await check(origin, '--writes', flag, pattern);
    expect(err).toBe('');
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((each) => never.test(each))).toEqual([]);
    expect(out).toMatch(/\d operations that --include and --exclude leave out/);
  });

  test(
    '--include limits the requests to its operations, and so does check.yaml',
    { tags: ['odd-include'] },
    async () => {
      const { origin, asked } = await countingShop();
      expect((await check(origin, '--include', 'GET /items')).code).toBe(0);
      writeFileSync(at('only.yaml'), "include: ['GET /items']\n");
      expect((await check(origin, '--config', at('only.yaml'))).code).toBe(0);
      expect(new Set(asked.map((each) => each.split('?', 1)[0]))).toEqual(new Set(['GET /items']));
    },
  );

  test(
    'suggests the most similar operation if a pattern matches none',
    { tags: ['odd-include'] },
    async () => {
      const { err, code } = await check('http://127.0.0.1:1', '--exclude', 'POST /item');
      expect(err).toMatch(/no operation is like POST \/item: did you mean POST \/items/);
      expect(code).toBe(2);
    },
  );
});

/** Starts an HTTP proxy. @returns its port, and the requests that have passed it */
async function proxy(login?: string) {
  const passed: string[] = [];
  const isKnown = (header: string | undefined): boolean =>
    login === undefined || header === `Basic ${Buffer.from(login).toString('base64')}`;
  const server = createPlain((request, response) => {
    if (!isKnown(request.headers['proxy-authorization'])) return void response.writeHead(407).end();
    passed.push(`${request.method} ${request.url}`);
    const { method, headers, url = '' } = request;
    const forward = ask(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forward);
  });
  server.on('connect', ({ url = '', headers }, socket) => {
    if (!isKnown(headers['proxy-authorization']))
      return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    passed.push(`CONNECT ${url}`);
    const [host, port] = url.split(':');
    const through = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    socket.on('error', () => through.destroy());
    through.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, passed };
}

/** Starts a shop with one item over HTTPS, and stores its certificate as ca.pem. @returns its origin */
async function secure() {
  const { key, cert } = certificate();
  writeFileSync(at('ca.pem'), cert);
  const server = createServer({ key, cert }, (request, response) => {
    request.resume();
    const isList = request.url === '/items';
    response
      .writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
      .end(isList ? '[{"id":1,"name":"Pot"}]' : '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the connection', () => {
  test('sends every request through the proxy with its login', { tags: ['odd-proxy'] }, async () => {
    const { origin, asked } = await countingShop();
    const { port, passed } = await proxy('me:pass-7f3a9c');
    const { out, code } = await check(origin, '--proxy', `http://me:pass-7f3a9c@127.0.0.1:${port}`);
    expect(code).toBe(0);
    expect(out).toContain('✓ kept');
    expect(passed).toHaveLength(asked.length);
    expect(passed[0]).toContain(`${origin}/items`);
  });

  test('sends HTTPS through a tunnel, and reports a refused tunnel', { tags: ['odd-proxy'] }, async () => {
    const origin = await secure();
    const { port, passed } = await proxy();
    const flags = ['--ca', at('ca.pem'), '--include', 'listItems'];
    const through = await check(origin, ...flags, '--proxy', `http://127.0.0.1:${port}`);
    expect(through).toMatchObject({ err: '', code: 0 });
    expect(passed[0]).toBe(`CONNECT ${new URL(origin).host}`);
    const closed = await proxy('other:else-7f3a9c');
    const refused = await check(origin, ...flags, '--proxy', `http://127.0.0.1:${closed.port}`);
    expect(refused.err).toContain('refuses a tunnel (HTTP 407)');
    expect(refused.code).toBe(2);
  });

  test(
    'refuses a self-signed certificate, trusts it by --ca, and ignores it by --insecure',
    { tags: ['odd-tls'] },
    async () => {
      const origin = await secure();
      const only = ['--include', 'listItems'];
      const plain = await check(origin, ...only);
      expect(plain.err).toMatch(/TLS error/);
      expect(plain.code).toBe(2);
      expect((await check(origin, ...only, '--ca', at('ca.pem'))).code).toBe(0);
      expect((await check(origin, ...only, '--insecure')).code).toBe(0);
    },
  );

  test.each([
    [['--proxy', 'socks5://127.0.0.1:1'], /--proxy socks5.*: an address like http:\/\/proxy:3128/],
    [['--ca', at('items.json')], /--ca .*: certificates in PEM are wanted/],
    [['--rate-limit', 'fast'], /--rate-limit fast: requests in a second or a minute/],
  ])('says in one line what the flags %j need', { tags: ['odd-tls'] }, async (flags, message) => {
    const { err, code } = await check('http://127.0.0.1:1', ...flags);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

interface Har {
  readonly log: {
    readonly version: string;
    readonly entries: readonly {
      readonly request: { readonly method: string; readonly url: string };
      readonly response: { readonly status: number };
    }[];
  };
}

test(
  'saves every request to a HAR without secrets; judged later, it names operations without a request',
  { tags: ['odd-save-har'] },
  async () => {
    const { origin, asked } = await countingShop();
    const file = at('run.har');
    const header = 'Authorization: Bearer one-7f3a9c-secret';
    const { code } = await check(
      origin,
      '--writes',
      '--header',
      header,
      '--save-har',
      file,
      '--rate-limit',
      '900/s',
    );
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    const { log } = JSON.parse(text) as Har;
    expect(log.version).toBe('1.2');
    expect(
      log.entries.map(({ request }) => `${request.method} ${request.url.replace(origin, '')}`).sort(),
    ).toEqual([...asked].sort());
    expect(text).not.toContain('one-7f3a9c-secret');
    const again = await checker('--har', file, '--contracts', at('items.json'));
    expect(again.out).toContain('✓ kept');
    writeFileSync(file, JSON.stringify({ log: { ...log, entries: log.entries.slice(0, 1) } }));
    const few = await checker('--har', file, '--contracts', at('items.json'));
    expect(few.out).toMatch(/traffic: no request of the traffic is for them: \w+, \w+, \w+/);
  },
);

test.each([
  ['run', '--rate-limit', 'diff'],
  ['diff', '--fail-on', 'run'],
  ['proxy', '--listen', 'run'],
  ['init', '--force', 'run'],
  ['history', '--html', 'init'],
])(
  'check %s --help shows %s, which check %s does not have',
  { tags: ['odd-help'] },
  async (command, flag, other) => {
    const { out, code } = await checker(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`  ${flag} `);
    expect((await checker(other, '--help')).out).not.toContain(`  ${flag} `);
  },
);

test(
  'check --help lists every command; a mistyped flag or one of another command gets a hint',
  { tags: ['odd-help'] },
  async () => {
    const { out } = await checker('--help');
    for (const call of ['check --har', 'check proxy', 'check diff', 'check init', 'check history'])
      expect(out).toContain(call);
    expect((await checker('--exclud', 'x')).err).toMatch(/did you mean --exclude/);
    const { err, code } = await checker('diff', 'one.yaml', 'two.yaml', '--cases', '5');
    expect(err).toMatch(/check diff has no --cases \(check diff --help shows what it has\)/);
    expect(code).toBe(2);
  },
);
