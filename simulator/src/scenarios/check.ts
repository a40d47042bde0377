import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Format, ValidateFunction } from 'ajv';
import { formats } from '../../../openapi/shared/formats.js';
import type { Violation } from '../json/violations.ts';
import { describeErrors } from '../json/violations.ts';
import type { NewFault, ScenarioFile } from './scenario.ts';

const schemaFile = new URL('../../../scenarios/_schema.json', import.meta.url);
let compiled: ValidateFunction | undefined;

/** Everything wrong in one scenario document, by itself: its form, then its faults. */
export function checkScenario(document: unknown, checkFault: (fault: NewFault) => Violation[]): Violation[] {
  compiled ??= new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats: formats as Record<string, Format>,
  }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')));
  if (!compiled(document)) return describeErrors(compiled.errors);
  const { faults = [] } = document as ScenarioFile;
  return faults.flatMap((fault, index) =>
    checkFault(fault).map(({ pointer, message }) => ({ pointer: `/faults/${index}${pointer}`, message })),
  );
}
