import { envelope as activityEnvelope } from '#generated/activity/envelope.ts';
import { codes as activityCodes } from '#generated/activity/codes.ts';
import { calls as activityCalls } from '#generated/activity/calls.ts';
import { envelope as gatewayEnvelope } from '#generated/gateway/envelope.ts';
import { codes as gatewayCodes } from '#generated/gateway/codes.ts';
import { calls as gatewayCalls } from '#generated/gateway/calls.ts';
import { envelope as legacyEnvelope } from '#generated/legacy/envelope.ts';
import { codes as legacyCodes } from '#generated/legacy/codes.ts';
import { calls as legacyCalls } from '#generated/legacy/calls.ts';
import { envelope as provisionalEnvelope } from '#generated/provisional/envelope.ts';
import { codes as provisionalCodes } from '#generated/provisional/codes.ts';
import { calls as provisionalCalls } from '#generated/provisional/calls.ts';
import { envelope as standardEnvelope } from '#generated/standard/envelope.ts';
import { codes as standardCodes } from '#generated/standard/codes.ts';
import { calls as standardCalls } from '#generated/standard/calls.ts';
import type { FailureKind } from './ApiError.ts';
import { timeLimits, type ServiceName } from './services.ts';

type System = 'default' | 'STD' | 'YJPT';
export type Layer = 'outer' | System;

/** How an operation is called. */
interface Call {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly system?: System;
  readonly signed?: boolean;
}

export interface OperationFacts extends Call {
  readonly id: string;
}

/** JSON pointers to the members of an envelope, and the codes that mean success. */
export interface EnvelopePart {
  readonly code: string;
  readonly message: string;
  readonly data: string;
  readonly success: readonly string[];
}

interface EnvelopeFacts extends EnvelopePart {
  readonly notLoggedInText?: string;
  readonly systems?: Readonly<Record<System, EnvelopePart>>;
}

interface ErrorFacts {
  readonly code: string;
  /** The gateway's codes mean what they mean in their layer only. */
  readonly layer?: Layer;
  readonly kind: FailureKind;
  /** The words of a legacy `{error: …}` answer that mean this code. decisions.md 30 */
  readonly text?: string;
}

/** What a client needs to know of its service; all of it comes from the contract. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly timeLimit: number;
  readonly operations: Readonly<Record<string, Call | undefined>>;
  readonly envelope: EnvelopeFacts;
  readonly errors: Readonly<Record<string, ErrorFacts | undefined>>;
}

export const legacyService: ServiceDefinition = {
  name: 'legacy',
  timeLimit: timeLimits.legacy,
  operations: legacyCalls,
  envelope: legacyEnvelope,
  errors: legacyCodes,
};

export const standardService: ServiceDefinition = {
  name: 'standard',
  timeLimit: timeLimits.standard,
  operations: standardCalls,
  envelope: standardEnvelope,
  errors: standardCodes,
};

export const gatewayService: ServiceDefinition = {
  name: 'gateway',
  timeLimit: timeLimits.gateway,
  operations: gatewayCalls,
  envelope: gatewayEnvelope,
  errors: gatewayCodes,
};

export const activityService: ServiceDefinition = {
  name: 'activity',
  timeLimit: timeLimits.activity,
  operations: activityCalls,
  envelope: activityEnvelope,
  errors: activityCodes,
};

export const provisionalService: ServiceDefinition = {
  name: 'provisional',
  timeLimit: timeLimits.provisional,
  operations: provisionalCalls,
  envelope: provisionalEnvelope,
  errors: provisionalCodes,
};
