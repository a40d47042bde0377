import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Scenario } from '../model.ts';

interface ScenarioFile {
  readonly title?: string;
  readonly visit?: string;
  readonly faults?: readonly {
    readonly on: string;
    readonly answer?: { readonly code?: string; readonly layer?: string };
  }[];
}

const HOME = '/company/index';

/**
 * scenarios/<group>/<name>.yaml by name: what the error tables refer to. The simulator checks them and names what is wrong in
 * them; here they are only read, and what cannot be read is left out.
 */
export async function readScenarios(root: string): Promise<ReadonlyMap<string, Scenario>> {
  const folder = join(root, 'scenarios');
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Map(
    paths.filter((path) => path.endsWith('.yaml')).map((path) => [basename(path, '.yaml'), path]),
  );
  const read = async (name: string, path: string): Promise<Scenario[]> => {
    try {
      return [toScenario(name, await readFile(join(folder, path), 'utf8'))];
    } catch {
      return [];
    }
  };
  const scenarios = await Promise.all([...files].sort().map(([name, path]) => read(name, path)));
  return new Map(scenarios.flat().map((scenario) => [scenario.name, scenario]));
}

function toScenario(name: string, source: string): Scenario {
  const file: ScenarioFile = parse(source) ?? {};
  const faults = (file.faults ?? []).flatMap(({ on, answer }) =>
    answer?.code === undefined
      ? []
      : [{ on, code: String(answer.code), ...(answer.layer && { layer: answer.layer }) }],
  );
  return { name, title: file.title ?? name, visit: file.visit ?? HOME, faults };
}
