/** Entry of the published client: exports the services by name, and the types and settings of their calls. */
export * from '#generated/clients.ts';
export { setDefaultClient, type CallOptions, type Client } from '#generated/runtime/client.ts';
export type { ServiceFacts } from '#generated/runtime/facts.ts';
export { ApiError, isApiError, type Failure, type FailureKind } from '#generated/runtime/failure.ts';
export type { Operation } from '#generated/runtime/operation.ts';
export type { Result, Success, Unanswered } from '#generated/runtime/result.ts';
export { timeLimit } from '#generated/runtime/timeLimit.ts';
