/** Converts the examples of the contracts into requests that a client can send. */
import type { Parameter } from '#tools/contract/document.ts';
import { exampleOf, textOf, withParameters } from '#tools/contract/exampleValues.ts';
import { bundled } from '#tools/contract/generated.ts';
import { listOperations } from '#tools/contract/operations.ts';
import { readOperation, type Operation } from '#tools/docs/read/operation.ts';
import { isObject } from '#tools/object.ts';

export interface Part {
  readonly name: string;
  readonly value: string;
  /** Whether the value is the name of a file. */
  readonly isFile: boolean;
}

export interface Call {
  /** Name of the example; empty where the contract needs none. */
  readonly example: string;
  readonly summary: string;
  readonly method: string;
  /** Path with its parameters replaced. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly json?: unknown;
  readonly form?: readonly Part[];
}

export interface CalledOperation extends Pick<Operation, 'id' | 'title' | 'english' | 'answers'> {
  /** Whether the call needs `x-nonce` and `x-signature` (spec 2 §7). */
  readonly isSigned: boolean;
  readonly calls: readonly Call[];
}

export interface CalledService {
  readonly service: string;
  readonly title: string;
  readonly operations: readonly CalledOperation[];
}

export function callsOf(service: string): CalledService {
  const document = bundled(service);
  const base = (document.servers[0]?.url ?? '').replace(/\/$/, '');
  return {
    service,
    title: document.info.title,
    operations: listOperations(document).map((raw) => {
      const operation = readOperation(raw, document, base);
      const { id, title, english, answers, requests } = operation;
      const examples = requests.length > 0 ? requests : [{ name: '', summary: '', value: undefined }];
      return {
        ...{ id, title, english, answers },
        isSigned: operation['x-safe-api'] === true,
        calls: examples.map(({ name, summary, value }) => callOf(operation, name, summary, value)),
      };
    }),
  };
}

function callOf(operation: Operation, example: string, summary: string, value: unknown): Call {
  const members = isObject(value) ? Object.entries(value) : [];
  const call = {
    ...{ example, summary, method: operation.method.toUpperCase() },
    path: withParameters(operation.url, operation.parameters, value),
    query: operation.body ? [] : queryOf(operation.parameters, members),
  };
  if (!operation.body) return call;
  if (operation.body.mediaType !== 'multipart/form-data') return { ...call, json: value ?? {} };
  const properties = operation.body.schema.properties ?? {};
  const form = members.map(([name, member]) => ({
    ...{ name, value: textOf(member) },
    isFile: properties[name]?.format === 'binary',
  }));
  return { ...call, form };
}

/** Returns the members of the example, and the required parameters that it lacks. */
function queryOf(
  parameters: readonly Parameter[],
  members: readonly (readonly [string, unknown])[],
): (readonly [string, string])[] {
  const given = new Map(members);
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.required && !given.has(parameter.name))
      given.set(parameter.name, exampleOf(parameter) ?? '');
  return [...given].map(([name, member]) => [name, textOf(member)] as const);
}
