/** Finds rows of `x-errors` that name a scenario without a file. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Contract } from '#tools/contract/document.ts';
import { nearest } from '#tools/nearest.ts';

/** @returns problems; none without a folder of scenarios, since a test may run the generator without it */
export function scenarioProblems(root: string, contracts: readonly Contract[]): string[] {
  const folder = join(root, 'scenarios');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'));
  const known = new Set(names);
  return contracts.flatMap(({ service, operations }) =>
    operations.flatMap(({ operationId, errors }) =>
      errors.flatMap(({ code, scenario }) => {
        if (scenario === undefined || known.has(scenario)) return [];
        const [near] = nearest(scenario, names);
        return [
          `openapi/${service}/operations/${operationId}.yaml: code ${code} names the scenario ${scenario}, which has no file: ` +
            `add scenarios/<group>/${scenario}.yaml${near ? `; did you mean ${near}?` : ''}`,
        ];
      }),
    ),
  );
}
