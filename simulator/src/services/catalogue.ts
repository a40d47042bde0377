/** All operations of the provider with their contract data, in one shape for all services. */
import type { ValidateFunction } from 'ajv';
import { errors, operations } from '#generated/catalogue.ts';
import type { Envelope, ErrorRow } from '#generated/runtime/facts.ts';
import { isServiceName, services } from '#generated/services.ts';
import { examples } from '#tools/contract/examples.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import type { Validators } from '#tools/validators/index.ts';
import type { Service } from './handler.ts';

export type Layer = 'outer' | 'inner';
type System = 'default' | 'STD' | 'YJPT';
/** A code of a service; at the gateway with its layer or inner system. */
export interface ErrorEntry {
  readonly code: string;
  readonly meaning: string;
  readonly layer?: 'outer' | System;
}

/** Entry of an operation in `generated/`. */
interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly effect: 'read' | 'write';
  readonly system?: System;
  readonly signed?: boolean;
  /** Accepts multipart/form-data with files. */
  readonly upload?: boolean;
  /** Open to visitors: `x-login: optional`. */
  readonly login?: 'optional';
  /** Names of the documented request headers. */
  readonly headers: readonly string[];
  /** Names of authenticating members: `x-secret`. */
  readonly secrets?: readonly string[];
  readonly errors: readonly ErrorRow[];
}

export interface Operation extends Row {
  readonly service: Service;
  /** Name in faults and messages: `standard.queryCouponInfo`. */
  readonly address: string;
  /** Path on this origin, with the base of the service. */
  readonly url: string;
  readonly envelope: Envelope;
  readonly serviceErrors: Readonly<Record<string, ErrorEntry>>;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly request: ValidateFunction;
  readonly response: ValidateFunction;
}

const rows: Readonly<Record<Service, Readonly<Record<string, Row>>>> = operations;

async function operationsOf(service: Service): Promise<Operation[]> {
  const validators = await validatorsOf(service);
  return Object.values(rows[service]).map((row) => operationFrom(service, validators, row));
}

const all = await Promise.all(Object.keys(services).filter(isServiceName).map(operationsOf));
export const catalogue: readonly Operation[] = all.flat();

const byUrl = Map.groupBy(catalogue, ({ url }) => url);
const byAddress = new Map(catalogue.map((operation) => [operation.address, operation]));

/** @param method in upper case, as sent */
export const operationAt = (method: string, path: string): Operation | undefined =>
  byUrl.get(path)?.find((operation) => operation.method.toUpperCase() === method);
export const operationNamed = (address: string): Operation | undefined => byAddress.get(address);

function operationFrom(service: Service, validators: Validators, row: Row): Operation {
  const request = validators.requests[row.id];
  const response = validators.responses[row.id];
  if (!request || !response) throw new Error(`${service}.${row.id} has no validators: run npm run generate`);
  const { base, envelope } = services[service];
  return {
    ...row,
    service,
    address: `${service}.${row.id}`,
    url: base + row.path,
    envelope,
    serviceErrors: errors[service],
    examples: examples[service][row.id]?.response ?? {},
    request,
    response,
  };
}
