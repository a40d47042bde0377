/** `check proxy --listen 4020 --target URL`: forwards traffic and judges it. Ctrl-C ends it with the report. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Flags } from '../cli/args.ts';
import { numberFlag } from '../cli/args.ts';
import { connectionOf } from '../cli/connection.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { configurationAt } from '../core/config/configuration.ts';
import type { Wire } from '../core/exchange/encode.ts';
import type { ReceivedResponse } from '../core/exchange/response.ts';
import { routeTo } from '../core/exchange/route.ts';
import { maskSecrets, visible } from '../core/report/masked.ts';
import { secretsIn } from '../core/report/secrets.ts';
import type { Group } from '../core/run/collector.ts';
import { targetOf } from '../core/run/context.ts';
import { pass } from '../core/traffic/pass.ts';
import { watchTraffic } from './watchTraffic.ts';

const PORT = 4020;

/** @returns the exit code, after a stop signal */
export async function proxyCommand(flags: Flags): Promise<number> {
  const named = flags.target ?? configurationAt(flags.config)?.target;
  if (named === undefined) throw new CannotRun('--target URL is missing: which backend? (--help)');
  const target = targetOf(named);
  const port = numberFlag('listen', flags.listen) ?? PORT;
  // As many connections as the clients open.
  const route = routeTo(target, Infinity, { ...connectionOf(flags), isFresh: true });
  const backend = { route, host: target.host };
  return watchTraffic(named, flags, async (onExchange) => {
    /** Ends of the exchanges whose response is not complete. */
    const waiting = new Set<() => void>();
    const server = createServer((request, response) => {
      const endExchange = pass(request, response, backend, (wire, response) => {
        waiting.delete(endExchange);
        printFindings(wire, response, onExchange(wire, response));
      });
      waiting.add(endExchange);
    });
    await listening(server, port);
    await stopped();
    // A request that has waited longer than the time limit is a finding, although the proxy ends the wait.
    for (const endExchange of waiting) endExchange();
    server.close();
    server.closeAllConnections();
    route.close();
  });
}

function listening(server: Server, port: number): Promise<void> {
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

/** Prints a line for each new finding. */
function printFindings({ method, path }: Wire, { status }: ReceivedResponse, fresh: readonly Group[]): void {
  for (const { failure, fingerprint, sent } of fresh)
    console.log(
      visible(
        maskSecrets(
          `✗ ${method} ${path} HTTP ${status}: ${failure.complaint.message} (${fingerprint})`,
          secretsIn(sent.case.operation, sent.wire, sent.exchange.got.text),
        ),
      ),
    );
}
