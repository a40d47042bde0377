/** Reads Arazzo 1.0: each workflow is a journey. A workflow with unsupported parts is reported and left out. */
import { CannotRun } from '../../base/cannotRun.ts';
import { asRaw, isObject } from '../../base/object.ts';
import type { KeptValues } from '../../base/values.ts';
import type { Payload } from '../../contract/types.ts';
import type { Criterion } from '../expressions/criterion.ts';
import type { Journey, Step } from '../journey.ts';

/** Extension for the parts of our own format that Arazzo cannot express. */
export const EXTENSION = 'x-contract-check';

/** Returns whether a file is an Arazzo document. */
export const isArazzo = (content: Payload): boolean => 'arazzo' in content;

/** Returns the workflows as journeys. @throws CannotRun for another version, and for a file without workflows */
export function journeysOfArazzo(content: Payload, file: string): Journey[] {
  const { arazzo, workflows } = content;
  if (!/^1\.0(\.|$)/.test(String(arazzo)))
    throw new CannotRun(`${file}: Arazzo ${String(arazzo)} is not read: 1.0 is`);
  const list = Array.isArray(workflows) ? workflows.filter(isObject) : [];
  if (list.length === 0) throw new CannotRun(`${file}: there is no workflow in it`);
  const components = isObject(content['components']) ? content['components'] : {};
  return list.map((workflow) => journeyOf(workflow, file, components));
}

/** Thrown with the reason that a workflow is left out. */
class NotRead extends Error {
  override readonly name = 'NotRead';
}

function journeyOf(workflow: Payload, file: string, components: Payload): Journey {
  const { workflowId, summary, steps, inputs, dependsOn, [EXTENSION]: own } = workflow;
  const name = String(workflowId ?? file);
  const head = { ...(isObject(own) && own), name, title: String(summary ?? name) };
  try {
    if (dependsOn !== undefined) throw new NotRead('it depends on other workflows');
    const list = Array.isArray(steps) ? steps.filter(isObject) : [];
    const shared = parametersIn(workflow['parameters'], components);
    return {
      ...head,
      kept: { inputs: inputsOf(referred(inputs, components)) },
      steps: list.map((step) => stepOf(step, shared, components)),
    };
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    return { ...head, steps: [], unread: error.message };
  }
}

/** Returns the inputs of a workflow: of each the value of our extension, else its default, an example, or the first value of its enum. */
function inputsOf(schema: unknown): KeptValues {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) => {
      const { default: usual, example, examples, enum: values, [EXTENSION]: own } = asRaw(part);
      const shown = [own, usual, example, ...[examples].flat(), ...[values].flat()].find(
        (each) => each !== undefined,
      );
      return shown === undefined ? [] : [[name, shown] as const];
    }),
  );
}

interface Parameter {
  readonly name: string;
  readonly in?: string;
  readonly value: unknown;
}

const parametersIn = (value: unknown, components: Payload): Parameter[] =>
  (Array.isArray(value) ? value : []).map((each) => {
    const known = isObject(each) ? { ...(referred(each, components) as Payload), ...each } : {};
    if (typeof known['name'] !== 'string') throw new NotRead('a parameter is a reference to nothing');
    return known as unknown as Parameter;
  });

/** Follows `#/components/inputs/x`, or `$components.parameters.x` in the notation of Arazzo. */
function referred(value: unknown, components: Payload): unknown {
  const { $ref, reference } = asRaw(value);
  const [, kind = '', name = ''] =
    /^(?:#\/components\/|\$components\.)(\w+)[./]([\w-]+)$/.exec(String($ref ?? reference ?? '')) ?? [];
  const group = components[kind];
  return isObject(group) ? group[name] : value;
}

function stepOf(step: Payload, shared: readonly Parameter[], components: Payload): Step {
  const { stepId, requestBody, successCriteria, outputs, onFailure, onSuccess, [EXTENSION]: own } = step;
  const id = String(stepId ?? '');
  const parameters = [...shared, ...parametersIn(step['parameters'], components)];
  // Headers of HTTP itself. Any other parameter is a member of the payload, which the contract places.
  const isHeader = ({ in: place, name }: Parameter): boolean =>
    place === 'header' && /^(authorization|cookie|accept|content-type)$/i.test(name);
  const criteria = criteriaIn(successCriteria, id);
  const patience = patienceOf(onFailure, id);
  if (onSuccess !== undefined && [onSuccess].flat().length > 0)
    throw new NotRead(`step ${id}: onSuccess is not followed`);
  const given = {
    stepId: id,
    call: calledBy(step, id),
    with: { ...valuesOf(parameters.filter((each) => !isHeader(each))), ...bodyOf(requestBody, id) },
    headers: valuesOf(parameters.filter(isHeader)) as Record<string, string>,
    outputs: isObject(outputs) ? (outputs as Record<string, string>) : {},
    ...(criteria.length > 0 && { criteria }),
    ...(patience > 0 && { patience }),
  };
  // Our own extension replaces the whole step.
  return isObject(own)
    ? { ...(own as unknown as Step), stepId: id, call: given.call, with: (own['with'] ?? {}) as Payload }
    : given;
}

const valuesOf = (parameters: readonly Parameter[]): Payload =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value]));

function calledBy({ operationId, operationPath, workflowId }: Payload, id: string): string {
  if (typeof operationId === 'string') return operationId.replace(/^\$sourceDescriptions\.[\w-]+\./, '');
  const [, path, method] = /#\/paths\/([^/]+)\/(\w+)$/.exec(String(operationPath ?? '')) ?? [];
  if (path !== undefined && method !== undefined)
    return `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`;
  throw new NotRead(
    workflowId === undefined ? `step ${id} calls no operation` : `step ${id} runs another workflow`,
  );
}

function bodyOf(value: unknown, id: string): Payload {
  if (!isObject(value)) return {};
  if (value['replacements'] !== undefined) throw new NotRead(`step ${id}: replacements are not made`);
  const { payload } = value;
  if (isObject(payload)) return payload;
  if (payload === undefined) return {};
  return { body: payload };
}

function criteriaIn(value: unknown, id: string): Criterion[] {
  return (Array.isArray(value) ? value : []).filter(isObject).map((each) => {
    const { condition, context, type } = each;
    const kind = isObject(type) ? String(type['type']) : String(type ?? 'simple');
    if (kind !== 'simple' && kind !== 'regex')
      throw new NotRead(`step ${id}: a condition of the type ${kind} is not read`);
    return {
      condition: String(condition),
      type: kind,
      ...(context !== undefined && { context: String(context) }),
    };
  });
}

/** Returns the retry time in seconds. */
function patienceOf(value: unknown, id: string): number {
  const actions = (Array.isArray(value) ? value : []).filter(isObject);
  const other = actions.find(({ type }) => type !== 'retry' && type !== 'end');
  if (other) throw new NotRead(`step ${id}: onFailure ${String(other['type'])} is not followed`);
  const retry = actions.find(({ type }) => type === 'retry');
  return retry ? Number(retry['retryAfter'] ?? 1) * Number(retry['retryLimit'] ?? 1) : 0;
}
