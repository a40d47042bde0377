/** Every operation of the provider with what the contract says about it, in one shape for all services. */
import type { ValidateFunction } from 'ajv';
import * as activityValidators from '#generated/activity/validators.js';
import { errors, examples, operations } from '#generated/catalogue.ts';
import * as gatewayValidators from '#generated/gateway/validators.js';
import * as legacyValidators from '#generated/legacy/validators.js';
import * as provisionalValidators from '#generated/provisional/validators.js';
import type { Envelope, ErrorRow } from '#generated/runtime/facts.ts';
import { isServiceName, services } from '#generated/services.ts';
import * as standardValidators from '#generated/standard/validators.js';
import type { Service } from './handler.ts';

export type Layer = 'outer' | 'inner';
export type System = 'default' | 'STD' | 'YJPT';
/** A code of a service; at the gateway with the layer or inner system that it belongs to. */
export interface ErrorEntry {
  readonly code: string;
  readonly meaning: string;
  readonly layer?: 'outer' | System;
}

export interface Operation {
  readonly service: Service;
  readonly id: string;
  /** How faults and messages name it: `standard.queryCouponInfo`. */
  readonly address: string;
  readonly method: string;
  readonly path: string;
  /** Path on this origin, with the base of the service. */
  readonly url: string;
  readonly summary: string;
  readonly effect: 'read' | 'write';
  readonly system?: System;
  readonly signed?: boolean;
  /** Takes multipart/form-data with files. */
  readonly upload?: boolean;
  /** Visitors may call it: `x-login: optional`. */
  readonly login?: 'optional';
  readonly errors: readonly ErrorRow[];
  readonly envelope: Envelope;
  readonly serviceErrors: Readonly<Record<string, ErrorEntry>>;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly request: ValidateFunction;
  readonly response: ValidateFunction;
}

interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly effect: 'read' | 'write';
  readonly system?: System;
  readonly signed?: boolean;
  readonly upload?: boolean;
  readonly login?: 'optional';
  readonly errors: readonly ErrorRow[];
}

interface Validators {
  readonly requests: Readonly<Record<string, ValidateFunction>>;
  readonly responses: Readonly<Record<string, ValidateFunction>>;
}

const validators: Readonly<Record<Service, Validators>> = {
  legacy: legacyValidators,
  standard: standardValidators,
  gateway: gatewayValidators,
  activity: activityValidators,
  provisional: provisionalValidators,
};

const rows: Readonly<Record<Service, Readonly<Record<string, Row>>>> = operations;

export const catalogue: readonly Operation[] = Object.keys(services)
  .filter(isServiceName)
  .flatMap((service) => Object.values(rows[service]).map((row) => operationFrom(service, row)));

const byUrl = new Map(
  catalogue.map((operation) => [`${operation.method.toUpperCase()} ${operation.url}`, operation]),
);
const byAddress = new Map(catalogue.map((operation) => [operation.address, operation]));

export const operationAt = (method: string, path: string): Operation | undefined =>
  byUrl.get(`${method} ${path}`);
export const operationNamed = (address: string): Operation | undefined => byAddress.get(address);

function operationFrom(service: Service, row: Row): Operation {
  const request = validators[service].requests[row.id];
  const response = validators[service].responses[row.id];
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
