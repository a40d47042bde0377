/**
 * `npm run proof -- scenarios`: runs every scenario against every operation and lists the scenarios that reach each
 * documented value or code. With `-- --once`, the commit draws the operations whose examples a scenario gets, and an operation
 * gets more only while it may answer an unreached value. Fails on
 *
 * - an unreached value that coverage-later.yaml does not list
 * - an error-table scenario that misses its code
 * - an answer that breaks the contract
 */
import { join } from 'node:path';
import { sourcesIn } from '#simulator/scenarios/sources.ts';
import { catalogue, type Operation } from '#simulator/services/catalogue.ts';
import { commitSeed, drawsAll, shareOf } from '../../tests/support/commitSeed.ts';
import { optionsOf } from '../command.ts';
import { root } from '../simulatorProcess.ts';
import { answerable, conditionName, conditions, documented, labelOf } from './coverage/documented.ts';
import { complaints, later } from './coverage/later.ts';
import { runCondition } from './coverage/runCondition.ts';
import { ScenarioRun, THOROUGH } from './coverage/scenarioRun.ts';
import { inParallel } from './inParallel.ts';
import { simulatorInProcess } from './inProcess.ts';
import { finish, rounded, table } from './table.ts';

const { once } = optionsOf('npm run proof -- scenarios [--once]', {
  once: { type: 'boolean', default: false },
});

const WIDTH = 6;
/** Maximum number of scenarios that a line names. */
const SHOWN = 4;

const putOff = later();
const seed = commitSeed();
/** A commit draws one of so many shares of the operations, another one for the next scenario. */
const SHARES = 8;
const drawnIn = (scenario: number): readonly Operation[] =>
  once && !drawsAll ? shareOf(catalogue, SHARES, seed + scenario) : catalogue;

const started = performance.now();
const scenarios = sourcesIn(join(root, 'scenarios')).sources.map(({ name }) => name);

const simulator = await simulatorInProcess();
try {
  const runs = scenarios.map((scenario) => new ScenarioRun(simulator, scenario));
  const runOf = new Map(runs.map((run) => [run.scenario, run]));
  await inParallel(runs, WIDTH, (run, index) =>
    run.begin(run.scenario === THOROUGH ? catalogue : drawnIn(index)),
  );
  const known = conditions.filter(({ row }) => runOf.has(row.scenario));
  const outcomes = await inParallel(known, WIDTH, (condition, index) =>
    runCondition(condition, runOf.get(condition.row.scenario)!, `con-${index}`),
  );
  const reachedSoFar = new Set([...runs, ...outcomes].flatMap(({ reached }) => [...reached]));
  const isOpen = (operation: Operation): boolean =>
    !once || answerable(operation).some((name) => !reachedSoFar.has(name));
  const askFurther = async (run: ScenarioRun): Promise<void> => {
    await run.askFurther(isOpen);
    for (const name of run.reached) reachedSoFar.add(name);
  };
  // First, because an operation is open only until its values are reached.
  await askFurther(runOf.get(THOROUGH)!);
  await inParallel(runs, WIDTH, async (run) => {
    await run.beginRest(isOpen);
    for (const name of run.reached) reachedSoFar.add(name);
  });
  await inParallel(
    runs.filter(({ scenario }) => scenario !== THOROUGH),
    WIDTH,
    askFurther,
  );
  // The drawn requests may miss a value that others reach.
  for (const run of runs) {
    if (!documented.some((name) => !reachedSoFar.has(name) && !putOff[name])) break;
    await run.beginRest(() => true);
    await askFurther(run);
  }

  const scenariosOf = new Map(
    documented.map((name) => [
      name,
      runs.filter(({ reached }) => reached.has(name)).map(({ scenario }) => scenario),
    ]),
  );
  for (const condition of conditions) {
    const place = known.indexOf(condition);
    scenariosOf.set(
      conditionName(condition),
      place >= 0 && outcomes[place]?.isMet ? [condition.row.scenario] : [],
    );
  }
  // A request that meets a condition reaches the code and the other values of its answer.
  for (const [index, { reached }] of outcomes.entries())
    for (const name of reached) note(scenariosOf.get(name), known[index]?.row.scenario);
  const names = [...scenariosOf.keys()];
  const broken = runs.flatMap((run) =>
    [...run.broken].map(
      ([address, answer]) => `${address} in ${run.scenario} breaks the contract: ${answer}`,
    ),
  );

  console.log(
    table(
      ['value or code', '', 'reached by'],
      names.map((name) => [name, labelOf(name), shown(scenariosOf.get(name) ?? [], putOff[name]?.issue)]),
    ),
  );
  const reached = names.filter((name) => scenariosOf.get(name)?.length).length;
  finish(
    {
      scenarios: scenarios.length,
      operations: catalogue.length,
      requests: [...runs, ...outcomes].reduce((sum, { requests }) => sum + requests, 0),
      documented: names.length,
      reached,
      later: Object.keys(putOff).length,
      broken: broken.length,
      seconds: rounded((performance.now() - started) / 1000),
    },
    [...complaints(names, (name) => (scenariosOf.get(name)?.length ?? 0) > 0, putOff), ...broken],
  );
} finally {
  await simulator.stop();
}

function note(reachedBy: string[] | undefined, scenario: string | undefined): void {
  if (scenario !== undefined && reachedBy?.includes(scenario) === false) reachedBy.push(scenario);
}

function shown(reachedBy: readonly string[], issue: number | undefined): string {
  if (reachedBy.length === 0) return issue === undefined ? 'NOTHING' : `issue ${issue}`;
  const more = reachedBy.length > SHOWN ? ` and ${reachedBy.length - SHOWN} more` : '';
  return reachedBy.slice(0, SHOWN).join(', ') + more;
}
