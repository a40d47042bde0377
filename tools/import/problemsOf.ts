import { existsSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { checkScenario } from '#simulator/scenarios/check.ts';
import { misplaced, sourcesIn } from '#simulator/scenarios/sources.ts';
import { readYaml } from '#simulator/scenarios/yaml.ts';
import { checkFault } from '#simulator/services/checkFault.ts';
import type { Imported } from './toScenario.ts';

/**
 * Returns the problems that the simulator would report for a scenario file, before it is written.
 * @param folder of all scenarios
 * @param into path of the file
 */
export function problemsOf(folder: string, into: string, { text }: Imported): string[] {
  const file = relative(folder, into).split(sep).join('/');
  const others = existsSync(folder) ? sourcesIn(folder).sources.filter((source) => source.file !== file) : [];
  const own = { file, group: dirname(file), name: basename(file, '.yaml'), text };
  const places = misplaced([...others, own]).filter((problem) => problem.file === file);
  const read = readYaml(text);
  if ('message' in read) return [`${file}:${read.line} ${read.message}`];
  const checked = checkScenario(read.value, checkFault);
  const violations =
    'violations' in checked ? checked.violations : unknownParents(checked.value.extends, others);
  return [...places, ...violations.map((each) => ({ ...each, file, line: read.lineOf(each.pointer) }))].map(
    ({ line, pointer, message }) => `${file}:${line} ${pointer} ${message}`,
  );
}

const unknownParents = (names: readonly string[] = [], others: readonly { readonly name: string }[]) =>
  names
    .filter((name) => others.every((other) => other.name !== name))
    .map((name) => ({ pointer: '/extends', message: `没有名为 ${name} 的场景` }));
