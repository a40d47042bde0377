/** The services that a portal talks to, as tests read them: base path, operations and examples. */
import { envelope as activity } from '#generated/activity/envelope.ts';
import { examples as activityExamples } from '#generated/activity/examples.ts';
import { operations as activityOperations } from '#generated/activity/operations.ts';
import { envelope as gateway } from '#generated/gateway/envelope.ts';
import { examples as gatewayExamples } from '#generated/gateway/examples.ts';
import { operations as gatewayOperations } from '#generated/gateway/operations.ts';
import { envelope as legacy } from '#generated/legacy/envelope.ts';
import { examples as legacyExamples } from '#generated/legacy/examples.ts';
import { operations as legacyOperations } from '#generated/legacy/operations.ts';
import { envelope as provisional } from '#generated/provisional/envelope.ts';
import { examples as provisionalExamples } from '#generated/provisional/examples.ts';
import { operations as provisionalOperations } from '#generated/provisional/operations.ts';
import { envelope as standard } from '#generated/standard/envelope.ts';
import { examples as standardExamples } from '#generated/standard/examples.ts';
import { operations as standardOperations } from '#generated/standard/operations.ts';

interface OperationRow {
  readonly method: string;
  readonly path: string;
  readonly upload?: boolean;
  readonly signed?: boolean;
}

interface Service {
  readonly base: string;
  readonly operations: Readonly<Record<string, OperationRow>>;
  readonly examples: Readonly<Record<string, { readonly request: Readonly<Record<string, unknown>> }>>;
}

export type ServiceName = 'legacy' | 'standard' | 'gateway' | 'activity' | 'provisional';

export const services: Readonly<Record<ServiceName, Service>> = {
  legacy: { base: legacy.base, operations: legacyOperations, examples: legacyExamples },
  standard: { base: standard.base, operations: standardOperations, examples: standardExamples },
  gateway: { base: gateway.base, operations: gatewayOperations, examples: gatewayExamples },
  activity: { base: activity.base, operations: activityOperations, examples: activityExamples },
  provisional: { base: provisional.base, operations: provisionalOperations, examples: provisionalExamples },
};
