/** Every operation of the provider with what the contract says about it, in one shape for all services. */
import type { ValidateFunction } from 'ajv';
import { envelope as activityEnvelope } from '#generated/activity/envelope.ts';
import { errors as activityErrors } from '#generated/activity/errors.ts';
import { examples as activityExamples } from '#generated/activity/examples.ts';
import { operations as activityOperations } from '#generated/activity/operations.ts';
import { envelope as gatewayEnvelope } from '#generated/gateway/envelope.ts';
import { errors as gatewayErrors } from '#generated/gateway/errors.ts';
import { examples as gatewayExamples } from '#generated/gateway/examples.ts';
import { operations as gatewayOperations } from '#generated/gateway/operations.ts';
import { envelope as legacyEnvelope } from '#generated/legacy/envelope.ts';
import { errors as legacyErrors } from '#generated/legacy/errors.ts';
import { examples as legacyExamples } from '#generated/legacy/examples.ts';
import { operations as legacyOperations } from '#generated/legacy/operations.ts';
import { envelope as provisionalEnvelope } from '#generated/provisional/envelope.ts';
import { errors as provisionalErrors } from '#generated/provisional/errors.ts';
import { examples as provisionalExamples } from '#generated/provisional/examples.ts';
import { operations as provisionalOperations } from '#generated/provisional/operations.ts';
import { envelope as standardEnvelope } from '#generated/standard/envelope.ts';
import { errors as standardErrors } from '#generated/standard/errors.ts';
import { examples as standardExamples } from '#generated/standard/examples.ts';
import { operations as standardOperations } from '#generated/standard/operations.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import type { Validators } from '#tools/validators/index.ts';
import type { Service } from './handler.ts';

export type Layer = 'outer' | 'inner';
type System = 'default' | 'STD' | 'YJPT';
type When = 'request-invalid' | 'unauthenticated' | 'wrong-role' | 'wrong-product' | 'state' | 'fault';

/** Which code comes when; `layer` at the gateway only. */
export interface ErrorRow {
  readonly code: string;
  readonly when: When;
  readonly layer?: Layer;
  readonly role?: string;
  /** wrong-product: the products that the operation is meant for. */
  readonly products?: readonly string[];
  readonly condition?: string;
  readonly scenario?: string;
}

/** JSON pointers of an envelope's members and the codes that mean success. */
export interface Members {
  readonly code: string;
  readonly message: string;
  readonly data: string;
  readonly success: readonly string[];
}

interface Envelope extends Members {
  readonly base: string;
  /** A member that is always there and holds nothing here: extData of the standard service (spec 1 §7). */
  readonly extra?: string;
  readonly systems?: Readonly<Partial<Record<System, Members>>>;
}

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

interface Generated {
  readonly envelope: Envelope;
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  readonly examples: Readonly<Record<string, { readonly response: Readonly<Record<string, unknown>> }>>;
  readonly operations: Readonly<Record<string, Row>>;
  readonly validators: Validators;
}

const services: Readonly<Record<Service, Generated>> = {
  legacy: {
    envelope: legacyEnvelope,
    errors: legacyErrors,
    examples: legacyExamples,
    operations: legacyOperations,
    validators: await validatorsOf('legacy'),
  },
  standard: {
    envelope: standardEnvelope,
    errors: standardErrors,
    examples: standardExamples,
    operations: standardOperations,
    validators: await validatorsOf('standard'),
  },
  gateway: {
    envelope: gatewayEnvelope,
    errors: gatewayErrors,
    examples: gatewayExamples,
    operations: gatewayOperations,
    validators: await validatorsOf('gateway'),
  },
  activity: {
    envelope: activityEnvelope,
    errors: activityErrors,
    examples: activityExamples,
    operations: activityOperations,
    validators: await validatorsOf('activity'),
  },
  provisional: {
    envelope: provisionalEnvelope,
    errors: provisionalErrors,
    examples: provisionalExamples,
    operations: provisionalOperations,
    validators: await validatorsOf('provisional'),
  },
};

export const catalogue: readonly Operation[] = Object.entries(services).flatMap(([service, generated]) =>
  Object.values(generated.operations).map((row) => operationFrom(service as Service, generated, row)),
);

const byUrl = new Map(
  catalogue.map((operation) => [`${operation.method.toUpperCase()} ${operation.url}`, operation]),
);
const byAddress = new Map(catalogue.map((operation) => [operation.address, operation]));

export const operationAt = (method: string, path: string): Operation | undefined =>
  byUrl.get(`${method} ${path}`);
export const operationNamed = (address: string): Operation | undefined => byAddress.get(address);

function operationFrom(service: Service, generated: Generated, row: Row): Operation {
  const request = generated.validators.requests[row.id];
  const response = generated.validators.responses[row.id];
  if (!request || !response) throw new Error(`${service}.${row.id} has no validators: run npm run generate`);
  return {
    ...row,
    service,
    address: `${service}.${row.id}`,
    url: generated.envelope.base + row.path,
    envelope: generated.envelope,
    serviceErrors: generated.errors,
    examples: generated.examples[row.id]?.response ?? {},
    request,
    response,
  };
}
