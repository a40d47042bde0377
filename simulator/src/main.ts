/**
 * Starts the simulator. Settings:
 * - `PORT`: port, 4010 by default, 0 for any free one.
 * - `HOST`: address for other machines. The control API then needs a token: `SIM_TOKEN`, or a generated one, which is
 *   printed.
 * - `SIM_HOSTS`: other host names of this machine, as in a hosts file or for calls through `HTTP_PROXY`.
 * - `SIM_CORS`: origins whose pages may call the provider.
 * - `BASE_PATH`: path under which a reverse proxy serves the simulator.
 * - `SIM_TRUSTED_PROXIES`: proxies whose `X-Forwarded-*` headers are used (docs/deploy/network.md).
 * - `SIM_STORE`: store of sessions: `memory` (default), `file:FOLDER` for a database that survives restarts, or
 *   `redis://127.0.0.1:6379`, shared with other processes.
 * - `SCENARIOS_DIR`: another folder of scenarios.
 * - `OTEL_EXPORTER_OTLP_ENDPOINT`: collector that gets a trace of each request (docs/decisions/0114).
 * - `--upstream standard=http://127.0.0.1:8080`: forwards a service or one operation to a real backend, through
 *   `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`; repeatable.
 * - `--ca standard=FILE`: trusts further certificates of that backend; `--insecure standard`: any certificate.
 * - `SIM_LIFELINE=stdin`: ends when its standard input ends, and so with the test that started it.
 * - `--mutant NAME` or `SIM_MUTANT`: adds one deliberate fault of src/mutants, which the checker must find.
 */
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import '#tools/ownImports.ts';
import type { Problem } from './scenarios/problem.ts';
import type { Respond } from './server/pipeline.ts';
import { listenAddressFrom } from './server/request/listenAddress.ts';
import type { Simulator } from './server/simulator.ts';
import type { Tracing } from './server/tracing.ts';

// Compiled code starts in half the time; therefore the rest is imported only after this line.
enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));
const { listen } = await import('./server/listen.ts');
const { rereadOnChange } = await import('./scenarios/reread.ts');
const { makeServer } = await import('./server/server.ts');
const { stopServer } = await import('./server/stop.ts');
const { network } = await import('./server/network/settings.ts');
const { upstreamsFrom } = await import('./services/upstreamOptions.ts');
const { defaultScenarios, makeSimulator } = await import('./server/simulator.ts');

const USAGE = `npm start -- [--upstream SERVICE=URL] [--ca SERVICE=FILE] [--insecure SERVICE] [--mutant NAME]
  --upstream  forwards a service or one operation to a real backend (standard=http://127.0.0.1:8080); repeatable
  --ca        trusts the certificates in a file for that service, besides the usual ones
  --insecure  trusts any certificate of that service's backend
  --mutant    adds one deliberate fault for the checker to find
Environment: PORT HOST SIM_TOKEN SIM_STORE SCENARIOS_DIR SIM_HOSTS SIM_CORS BASE_PATH SIM_TRUSTED_PROXIES (docs/deploy/)`;

/**
 * Reads the options of the command line. Ends the process after `--help` and after an invalid option; nothing is open yet
 * that would have to be closed.
 */
function readOptions() {
  const options = {
    mutant: { type: 'string' },
    upstream: { type: 'string', multiple: true },
    ca: { type: 'string', multiple: true },
    insecure: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    if (!values.help) return values;
    console.log(USAGE);
    return process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(1);
  }
}

const values = readOptions();

try {
  const { port, host, token } = listenAddressFrom(process.env, () => randomBytes(18).toString('base64url'));
  const { base } = network();
  const folder = process.env['SCENARIOS_DIR'] ?? defaultScenarios;
  const store = process.env['SIM_STORE'];
  if (process.env['SIM_HOT'] && store?.startsWith('file:'))
    throw new Error(
      `npm run dev cannot keep sessions in files (SIM_STORE=${store}): unset SIM_STORE; a reload keeps the sessions`,
    );
  const simulator = { ...(await makeSimulator(folder, store)), tracing: await tracing() };
  const printProblems = (problems: readonly Problem[]): void => {
    for (const { file, line, pointer, message } of problems)
      console.error(`${file}:${line} ${pointer === '' ? '/' : pointer} ${message}`);
  };
  printProblems(simulator.library.problems);
  rereadOnChange(simulator.library, folder, (problems) => {
    printProblems(problems);
    console.log(`scenarios read again: ${simulator.library.scenarios.length} are valid`);
  });

  const upstreams = upstreamsFrom(values);
  const server = makeServer(
    { ...simulator, token, upstreams },
    await respondAs(values.mutant ?? process.env['SIM_MUTANT']),
  );
  const serves = process.env['SIM_HOT'] ? await replaceable(server, simulator) : undefined;
  const origin = await listen(server, port, host);
  await serves?.();
  console.log(`ready ${origin}${base}/front/`);
  if (token !== undefined) console.log(`control ${origin}${base}/_sim?token=${token}`);
  let stopping: Promise<void> | undefined;
  // Terminal and npm both send the signal of one Ctrl-C: the second is ignored.
  const stop = (): void => void (stopping ??= stopServer(server, simulator).then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['SIM_LIFELINE'] === 'stdin') process.stdin.once('close', stop).resume();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // The open store and the watch on the scenarios would keep the process alive.
  process.exit(1);
}

/** Loads the tracing libraries only for a named collector: without one, requests pay nothing. */
async function tracing(): Promise<Tracing | undefined> {
  const isWanted = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some(
    (name) => process.env[name],
  );
  return isWanted ? (await import('./server/tracing.ts')).startTracing() : undefined;
}

/** Loads a mutant; without a name, undefined. @throws with the nearest names if the name is unknown */
async function respondAs(mutant: string | undefined): Promise<Respond | undefined> {
  if (mutant === undefined || mutant === '') return undefined;
  const { mutantNamed, mutated } = await import('./mutants/catalogue.ts');
  const chosen = mutantNamed(mutant);
  console.error(`MUTANT ${chosen.id}: ${chosen.summary}`);
  return mutated(chosen);
}

/** Makes the server replaceable, as one of the successive processes of `npm run dev`. */
async function replaceable(server: Server, simulator: Simulator): Promise<() => Promise<void>> {
  return (await import('./hot/replaceable.ts')).takePlace(server, simulator);
}
