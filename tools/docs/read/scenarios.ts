import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly visit: string;
  /** Faults of the scenario that return an error code. `on` is the operation, such as `standard.queryCouponInfo`; `layer` is the gateway's. */
  readonly faults: readonly { readonly on: string; readonly code: string; readonly layer?: string }[];
}

interface ScenarioFile {
  readonly title?: string;
  readonly visit?: string;
  readonly faults?: readonly { on: string; answer?: { code?: string | number; layer?: string } }[];
}

/** Reads all scenarios/<group>/<name>.yaml. Skips invalid files, because the simulator reports them. @returns scenarios by name */
export async function readScenarios(root: string): Promise<ReadonlyMap<string, Scenario>> {
  const folder = join(root, 'scenarios');
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  const files = paths
    .filter((path) => path.endsWith('.yaml'))
    .toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
  const read = await Promise.allSettled(
    files.map(async (path) => scenarioOf(name(path), await readFile(join(folder, path), 'utf8'))),
  );
  const readable = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return new Map(readable.map((scenario) => [scenario.name, scenario]));
}

const name = (path: string): string => basename(path, '.yaml');

function scenarioOf(scenario: string, source: string): Scenario {
  const { title = scenario, visit = '/company/index', faults = [] }: ScenarioFile = parse(source) ?? {};
  const coded = faults.flatMap(({ on, answer: { code, layer } = {} }) =>
    code === undefined ? [] : [{ on, code: String(code), ...(layer && { layer }) }],
  );
  return { name: scenario, title, visit, faults: coded };
}
