import type { Contract } from '../contract.ts';
import type { Operation } from '../document.ts';
import { banner, literal } from './banner.ts';

/** What a client needs to know of an operation, beside its id, to send a request: method, path, system, signature, upload. */
export function callOf(operation: Operation) {
  return {
    method: operation.method,
    path: operation.path,
    ...(operation['x-system'] && { system: operation['x-system'] }),
    ...(operation['x-safe-api'] && { signed: true }),
    ...(operation.requestBody?.content['multipart/form-data'] && { upload: true }),
  };
}

/** generated/<service>/calls.ts: the lean table that a browser carries; operations.ts has everything. */
export function emitCalls({ operations }: Contract): string {
  const table = Object.fromEntries(operations.map((operation) => [operation.operationId, callOf(operation)]));
  return `${banner}export const calls = ${literal(table)} as const;\n`;
}
