/** `check proxy --listen 4020 --target URL`: passes traffic on as it is and judges it. Ctrl-C ends it with the report. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Flags } from '../cli/args.ts';
import { numberFlag } from '../cli/args.ts';
import { CannotRun } from '../cli/cannotRun.ts';
import { conclude } from '../cli/run.ts';
import { bundled } from '../contract/locate.ts';
import { readContracts } from '../contract/read.ts';
import { LARGEST_ANSWER } from '../exchange/client.ts';
import { overheardReport } from '../har/report.ts';
import type { Traffic } from '../har/traffic.ts';
import { makeTraffic } from '../har/traffic.ts';
import { rulesOf, targetOf } from '../run/bench.ts';
import { Tally } from '../run/tally.ts';

const PORT = 4020;

/** @returns the exit code, when it is told to stop */
export async function proxyCommand(flags: Flags): Promise<number> {
  if (flags.target === undefined) throw new CannotRun('--target URL is missing: which backend? (--help)');
  const started = performance.now();
  const target = targetOf(flags.target);
  const contracts = readContracts(flags.contracts ?? bundled.folder);
  const tally = new Tally();
  const traffic = makeTraffic(
    contracts,
    await rulesOf({ exact: flags.exact === true, strict: flags.strict === true }),
    tally,
  );
  const unknown = new Map<string, number>();
  const server = http.createServer((request, response) =>
    pass(request, response, target, traffic, tally, unknown),
  );
  await listening(server, numberFlag('listen', flags.listen) ?? PORT);
  await stopped();
  server.close();
  server.closeAllConnections();
  return conclude(
    overheardReport({
      source: flags.target,
      contracts,
      tally,
      judged: traffic.judged(),
      unknown,
      ms: performance.now() - started,
      flags,
    }),
    flags,
  );
}

function listening(server: http.Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(new CannotRun(`cannot listen on ${port}: ${error.message}`)));
    server.listen(port, '127.0.0.1', () => {
      const { port: real } = server.address() as { port: number };
      console.log(`ready http://127.0.0.1:${real}`);
      done();
    });
  });
}

const stopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** Both bodies pass unchanged while they are being kept for judgement. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  traffic: Traffic,
  tally: Tally,
  unknown: Map<string, number>,
): void {
  const started = performance.now();
  const sent = keep(request);
  const { hostname, port, protocol } = target;
  const path = target.pathname.replace(/\/$/, '') + (request.url ?? '/');
  const options = {
    hostname,
    port,
    path,
    method: request.method,
    headers: { ...request.headers, host: target.host, 'accept-encoding': 'identity' },
  };
  const forward = (protocol === 'https:' ? https : http).request(options, (answer) => {
    const came = keep(answer);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('end', () => {
      const wire = {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: flat(request.headers),
        body: sent.text(),
      };
      const got = {
        status: answer.statusCode ?? 0,
        type: answer.headers['content-type'] ?? '',
        text: came.text(),
        ms: performance.now() - started,
      };
      if (!traffic.judge(wire, got)) count(unknown, `${wire.method} ${wire.path.split('?', 1)[0]}`);
      say(wire.method, wire.path, got.status, tally);
    });
  });
  forward.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`the backend does not answer: ${error.message}\n`);
  });
  response.on('close', () => forward.destroy());
  request.pipe(forward);
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

const flat = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));

/** What flows through, up to the largest answer that is judged. */
function keep(stream: IncomingMessage): { text: () => string } {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST_ANSWER) chunks.push(chunk);
  });
  return { text: () => Buffer.concat(chunks).toString() };
}

let told = 0;

/** A line for each finding when it is new. */
function say(method: string, path: string, status: number, { collector }: Tally): void {
  const { groups } = collector;
  for (const { failure, fingerprint } of groups.slice(told))
    console.log(`✗ ${method} ${path} HTTP ${status}: ${failure.complaint.message} (${fingerprint})`);
  told = groups.length;
}
