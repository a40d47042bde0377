/** Writes our journeys as Arazzo 1.0. Parts that Arazzo cannot express go under x-contract-check, and are read back. */
import { createHash } from 'node:crypto';
import { isObject } from '../../base/object.ts';
import { operationNamed } from '../../config/steps.ts';
import type { Contract, Operation, Payload } from '../../contract/types.ts';
import { placed } from '../../requests/placed.ts';
import type { Journey, Step } from '../journey.ts';
import { EXTENSION } from './readArazzo.ts';

/** The document, and what it could not express. */
export interface ArazzoExport {
  readonly document: Payload;
  /** Number of steps with a part under x-contract-check. */
  readonly extendedSteps: number;
  /** Journeys that call operations missing in the contracts. */
  readonly leftOut: readonly string[];
}

/** Returns journeys as an Arazzo document. @param url URL of the contract in the file */
export function arazzoOf(
  journeys: readonly Journey[],
  contracts: readonly Contract[],
  url: string,
): ArazzoExport {
  const isKnown = ({ steps }: Journey): boolean =>
    steps.every(({ call }) => operationNamed(call, contracts) !== undefined);
  const known = journeys.filter(isKnown);
  const workflows = known.map((journey) => workflowOf(journey, contracts));
  return {
    document: {
      arazzo: '1.0.1',
      info: { title: 'Journeys of the contract checker', version: '1.0.0' },
      sourceDescriptions: [{ name: contracts[0]?.service ?? 'api', url, type: 'openapi' }],
      workflows,
    },
    extendedSteps: workflows.flatMap(({ steps }) => steps).filter((step) => EXTENSION in step).length,
    leftOut: journeys.filter((journey) => !isKnown(journey)).map(({ name }) => name),
  };
}

function workflowOf(journey: Journey, contracts: readonly Contract[]) {
  const { name, title, steps, scenario, login, simulator } = journey;
  /** Step that keeps each name. */
  const keptIn = new Map<string, string>();
  const written = steps.map((step, index) => {
    const operation = operationNamed(step.call, contracts)!;
    const stepId = `${String(index + 1).padStart(2, '0')}-${operation.id}`;
    const made = stepOf(step, operation, stepId, keptIn);
    for (const each of Object.keys(step.keep ?? {})) keptIn.set(each, stepId);
    return made;
  });
  const keys = [...new Set(JSON.stringify(steps).match(/\$key\.\w+/g))].map((each) =>
    each.slice('$key.'.length),
  );
  const own = {
    ...(scenario !== undefined && { scenario }),
    ...(login !== undefined && { login }),
    ...(simulator !== undefined && { simulator }),
  };
  return {
    workflowId: name.replaceAll(/[^\w-]/g, '-'),
    summary: title,
    ...(keys.length > 0 && {
      inputs: {
        type: 'object',
        properties: Object.fromEntries(keys.map((key) => [`key-${key}`, keyInput(name, key)])),
      },
    }),
    ...(Object.keys(own).length > 0 && { [EXTENSION]: own }),
    steps: written,
  };
}

/** Returns the input of an idempotency key: constant for other tools, fresh when the checker reads it. */
const keyInput = (journey: string, key: string): Payload => ({
  type: 'string',
  default: createHash('sha256').update(`${journey} ${key}`).digest('hex').slice(0, 20),
  [EXTENSION]: `$key.${key}`,
});

function stepOf(
  step: Step,
  operation: Operation,
  stepId: string,
  keptIn: ReadonlyMap<string, string>,
): Payload {
  const { places = {}, bodyMember, envelope } = operation;
  const payload = placed(operation, step.with);
  const entries = Object.entries(payload).map(([name, value]) => [name, translated(value, keptIn)] as const);
  const parameters = entries
    .filter(([name]) => places[name])
    .map(([name, value]) => ({ name: places[name]!.name, in: places[name]!.in, value }));
  const rest = Object.fromEntries(entries.filter(([name]) => !places[name]));
  const body = bodyMember === undefined ? rest : rest[bodyMember];
  const hasBody = body !== undefined && !(isObject(body) && Object.keys(body).length === 0);
  const outputs = Object.entries(step.keep ?? {}).filter(([, pointer]) => !pointer.includes('['));
  const { patience } = step;
  return {
    stepId,
    operationId: operation.id,
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { contentType: contentTypeOf(operation), payload: body } }),
    successCriteria: criteriaOf(step, operation, keptIn),
    ...(patience !== undefined && {
      onFailure: [{ name: 'again', type: 'retry', retryAfter: 1, retryLimit: patience }],
    }),
    ...(outputs.length > 0 && {
      outputs: Object.fromEntries(
        outputs.map(([name, pointer]) => [name, `$response.body#${envelope.data}${pointer}`]),
      ),
    }),
    ...(!isPlain(step, operation) && { [EXTENSION]: step }),
  };
}

const contentTypeOf = ({ contentType, transport }: Operation): string =>
  contentType ?? (transport === 'urlencoded' ? 'application/x-www-form-urlencoded' : 'application/json');

/** Text with a member of a kept value: `"$bill.no"`. A kept value itself (`"$due"`) and a key (`"$key.one"`) are plain. */
const MEMBER_OF_KEPT = /"\$(?!key\.)\w+\./;

/** Returns whether Arazzo can express the whole step. */
const isPlain = (
  { shows = {}, holds, lacks, same, costs, as, anyAnswer, keep = {}, with: given }: Step,
  { inner }: Operation,
): boolean =>
  [holds, lacks, same, costs, as, anyAnswer, inner].every((each) => each === undefined) &&
  Object.values(shows).every(isComparable) &&
  !Object.values(keep).some((pointer) => pointer.includes('[')) &&
  !MEMBER_OF_KEPT.test(JSON.stringify(given));

/** Translates kept values: `$loanId` is an output of the step that keeps it, `$key.one` an input. */
function translated(value: unknown, keptIn: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, keptIn));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part, keptIn)]));
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  const [, key] = /^\$key\.(\w+)$/.exec(value) ?? [];
  if (key !== undefined) return `$inputs.key-${key}`;
  const [head = ''] = value.slice(1).split('.');
  return `$steps.${keptIn.get(head) ?? 'unknown'}.outputs.${value.slice(1)}`;
}

/** Returns whether a condition can compare a value with `==`. */
const isComparable = (value: unknown): boolean => !isObject(value) && !Array.isArray(value);

function criteriaOf(step: Step, operation: Operation, keptIn: ReadonlyMap<string, string>): Payload[] {
  const { envelope, answers = {} } = operation;
  const { refused, shows = {}, below = {} } = step;
  const either = (conditions: readonly string[]): Payload[] => [{ condition: conditions.join(' || ') }];
  const at = (pointer: string): string => `$response.body#${envelope.data}${pointer}`;
  /** Returns a condition for a code, which may be a number or a text. */
  const isCode = (code: string): string => {
    const place = `$response.body#${envelope.code}`;
    const asText = `${place} == ${written(code, keptIn)}`;
    return envelope.numeric && /^-?\d+$/.test(code) ? `${place} == ${code} || ${asText}` : asText;
  };
  if (refused) return either(refused.map(envelope.byStatus ? (code) => `$statusCode == ${code}` : isCode));
  const good = Object.keys(answers).filter((code) => /^2\d\d$/.test(code));
  return [
    ...either((good.length > 0 ? good : ['200']).map((code) => `$statusCode == ${code}`)),
    ...(envelope.byStatus ? [] : either(envelope.success.map((code) => isCode(String(code))))),
    ...Object.entries(shows)
      .filter(([, value]) => isComparable(value))
      .map(([pointer, value]) => ({ condition: `${at(pointer)} == ${written(value, keptIn)}` })),
    ...Object.entries(below).map(([pointer, value]) => ({
      condition: `${at(pointer)} < ${written(value, keptIn)}`,
    })),
  ];
}

/** Returns a value in the notation of a condition. */
function written(value: unknown, keptIn: ReadonlyMap<string, string>): string {
  const text = translated(value, keptIn);
  return typeof text === 'string' && !text.startsWith('$') ? `'${text.replaceAll("'", "''")}'` : String(text);
}
