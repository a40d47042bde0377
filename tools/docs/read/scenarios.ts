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

/** scenarios/*.yaml by name: what the error tables refer to. The simulator checks them; here they are only read. */
export async function readScenarios(root: string): Promise<ReadonlyMap<string, Scenario>> {
  const folder = join(root, 'scenarios');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.yaml')).sort();
  const read = async (file: string) =>
    toScenario(basename(file, '.yaml'), await readFile(join(folder, file), 'utf8'));
  const scenarios = await Promise.all(files.map(read));
  return new Map(scenarios.map((scenario) => [scenario.name, scenario]));
}

function toScenario(name: string, source: string): Scenario {
  const file = (parse(source) ?? {}) as ScenarioFile;
  const faults = (file.faults ?? []).flatMap(({ on, answer }) =>
    answer?.code === undefined
      ? []
      : [{ on, code: String(answer.code), ...(answer.layer && { layer: answer.layer }) }],
  );
  return { name, title: file.title ?? name, visit: file.visit ?? HOME, faults };
}
