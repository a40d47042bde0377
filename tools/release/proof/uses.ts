/** Uses the installed packages on one Node. */
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { freePort, startInstalled, type Consumer } from './consumer.ts';
import { everyExample } from './everyExample.ts';
import { has, same, type Judge } from './judge.ts';

const CLIENT = '@purchasing-credit/client';
const TESTING = '@purchasing-credit/simulator-testing';
const SIMULATOR = '@purchasing-credit/simulator';
const CHECKER = '@purchasing-credit/contract-checker';

/** Uses the client, the testing package and the checker. @param origin a running simulator */
export async function useLibraries(
  project: Consumer,
  judge: Judge,
  node: number,
  origin: string,
): Promise<void> {
  const env = { SIM_ORIGIN: origin };
  const on = (name: string) => `${name.split('/')[1]}, Node ${node}`;
  await judge.holds(on(CLIENT), 'README’s example', () => {
    const example = stripTypeScriptTypes(project.example(CLIENT, 'coupons.ts'));
    has(project.script('coupons.mjs', example, env), /^\d+ coupons$/m);
  });
  await judge.holds(on(CLIENT), 'import()', () => {
    const text = `Promise.all(['', '/standard', '/enums', '/labels'].map((part) => import('${CLIENT}' + part))).then((all) =>
      console.log(all.map((one) => Object.keys(one).length > 3).join()));`;
    has(project.script('client.cjs', text, env), 'true,true,true,true');
  });
  await judge.holds(on(TESTING), 'README’s example', () => {
    has(project.script('look.mjs', project.example(TESTING, 'look.mjs'), env), 'three days later it is');
  });
  await judge.holds(on(TESTING), 'import()', () => {
    const text = `import('${TESTING}').then(async ({ simAt }) => {
      const sim = simAt(process.env.SIM_ORIGIN); await sim.use('baseline'); console.log('in', sim.session); await sim.end(); });`;
    has(project.script('testing.cjs', text, env), 'in t-');
  });
  await judge.holds(on(CHECKER), 'README’s example', () => {
    const contracts = join('node_modules', CHECKER, 'contracts');
    const diff = project.run('contract-check', ['diff', contracts, contracts]);
    same(diff.status, 0);
    const check = project.run('contract-check', ['--target', origin, '--simulator', '--service', 'activity']);
    has(check.output, '✓ kept');
  });
}

export async function useSimulator(project: Consumer, judge: Judge, node: number): Promise<void> {
  const on = `simulator, Node ${node}`;
  await judge.holds(on, 'README’s example', async () => {
    const port = String(await freePort());
    const { output } = project.run('bash', ['-c', project.example(SIMULATOR, 'look.sh')], { PORT: port });
    has(output, '"code":"0000"');
    if (await answers(`http://127.0.0.1:${port}/_sim/health`))
      throw new Error('the simulator was not stopped');
  });
  const { origin, stop } = await startInstalled(project);
  try {
    await judge.holds(on, 'every example', () => everyExample(origin));
    await judge.holds(on, 'portal, console, docs', async () => {
      for (const path of [
        '/front/',
        '/_sim',
        '/_sim/docs/index.html',
        '/front/build.json',
        '/front/licenses.txt',
      ])
        same([path, (await fetch(origin + path)).status], [path, 200]);
    });
  } finally {
    await stop();
  }
  await judge.holds(on, 'startSimulator()', () => {
    const text = `import { startSimulator } from '${TESTING}';
      const simulator = await startSimulator();
      console.log((await simulator.sim().use('overdue-bill')).title);
      await simulator.stop();`;
    has(project.script('own.mjs', text), '有逾期账单');
  });
  await judge.holds(on, 'sessions in files', () => {
    const text = `import { startSimulator } from '${TESTING}';
      const simulator = await startSimulator({ env: { SIM_STORE: 'file:sessions' } });
      const health = await (await fetch(simulator.origin + '/_sim/health')).json();
      console.log(health.store.kind, health.ready);
      await simulator.stop();`;
    has(project.script('files.mjs', text), 'file true');
  });
}

/** On an older Node, npm provides a newer one for the command. */
export async function useOnOlderNode(
  project: Consumer,
  judge: Judge,
  node: number,
  tarball: string,
): Promise<void> {
  await judge.holds(`simulator, Node ${node}`, 'README’s example', async () => {
    const port = String(await freePort());
    const npx = `npx --yes --package node@24 --package ${tarball} purchasing-credit-simulator`;
    const { output } = project.run('bash', [
      '-c',
      `
      # npm looks at its own Node, the command runs on the newer one.
      export PORT=${port} npm_config_engine_strict=false
      # A killed npx leaves its command running, so both are killed as one process group.
      set -m
      ${npx} & SIMULATOR=$!
      until curl -fs -o health.json "http://127.0.0.1:$PORT/_sim/health"; do sleep 0.5; kill -0 $SIMULATOR || exit 1; done
      curl -s "http://127.0.0.1:$PORT/api/v1/home/userDataV2?productCode=12003"
      kill -- -$SIMULATOR`,
    ]);
    has(output, '"code":"0000"');
    return 'by npx with Node 24';
  });
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
