import { readFileSync } from 'node:fs';
import { validator, type Checked } from '../json/validator.ts';
import type { Violation } from '../json/violations.ts';
import type { NewFault, ScenarioFile } from './scenario.ts';

/** Made from scenario.ts by `npm run generate`; as JSON it is read in no time. */
const schemaFile = new URL('../../../scenarios/_schema.json', import.meta.url);
let check: ((document: unknown) => Checked<ScenarioFile>) | undefined;

/** Everything wrong in one scenario document, by itself: its form, then its faults. */
export function checkScenario(
  document: unknown,
  checkFault: (fault: NewFault) => Violation[],
): Checked<ScenarioFile> {
  check ??= validator<ScenarioFile>(JSON.parse(readFileSync(schemaFile, 'utf8')));
  const checked = check(document);
  if ('violations' in checked) return checked;
  const violations = (checked.value.faults ?? []).flatMap((fault, index) =>
    checkFault(fault).map(({ pointer, message }) => ({ pointer: `/faults/${index}${pointer}`, message })),
  );
  return violations.length > 0 ? { violations } : checked;
}
