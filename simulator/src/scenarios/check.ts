import { readFileSync } from 'node:fs';
import { validator, type Checked } from '../json/validator.ts';
import type { Violation } from '../json/violations.ts';
import { ClockOutOfRange, inRange } from '../world/values/clockRange.ts';
import { replayViolations } from './replayProblems.ts';
import type { NewFault, ScenarioFile } from './scenario.ts';

/** Generated from scenario.ts by `npm run generate`; JSON loads much faster. */
const schemaFile = new URL('../../../scenarios/_schema.json', import.meta.url);
let check: ((document: unknown) => Checked<ScenarioFile>) | undefined;

/** Returns the violations of the schema; if there are none, those of clock, bills, faults and replays. */
export function checkScenario(
  document: unknown,
  checkFault: (fault: NewFault) => Violation[],
): Checked<ScenarioFile> {
  check ??= validator<ScenarioFile>(JSON.parse(readFileSync(schemaFile, 'utf8')));
  const checked = check(document);
  if ('violations' in checked) return checked;
  const violations = [
    ...clockViolations(checked.value),
    ...billViolations(checked.value),
    ...faultViolations(checked.value, checkFault),
    ...replayViolations(checked.value, checkFault),
  ];
  return violations.length > 0 ? { violations } : checked;
}

function clockViolations({ clock }: ScenarioFile): Violation[] {
  if (clock === undefined) return [];
  try {
    inRange(Date.parse(typeof clock === 'string' ? clock : clock.at));
    return [];
  } catch (error) {
    if (error instanceof ClockOutOfRange) return [{ pointer: '/clock', message: error.message }];
    throw error;
  }
}

/** Returns settings of bills that contradict `none: true`. */
function billViolations({ given }: ScenarioFile): Violation[] {
  const { none, ...others } = given?.bills ?? {};
  if (none !== true) return [];
  return Object.keys(others).map((name) => ({
    pointer: `/given/bills/${name}`,
    message: '与 none: true 矛盾：没有账单',
  }));
}

const faultViolations = (
  { faults = [] }: ScenarioFile,
  checkFault: (fault: NewFault) => Violation[],
): Violation[] =>
  faults.flatMap((fault, index) =>
    checkFault(fault).map(({ pointer, message }) => ({ pointer: `/faults/${index}${pointer}`, message })),
  );
