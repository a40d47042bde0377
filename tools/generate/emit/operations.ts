import type { Contract } from '../contract.ts';
import { banner, literal } from './banner.ts';

/** generated/<service>/operations.ts: method, path, effect, system and complete error table of every operation. */
export function emitOperations({ operations }: Contract): string {
  const table = Object.fromEntries(
    operations.map((operation) => [
      operation.operationId,
      {
        id: operation.operationId,
        method: operation.method,
        path: operation.path,
        summary: operation.summary,
        effect: operation['x-effect'],
        ...(operation['x-system'] && { system: operation['x-system'] }),
        ...(operation['x-login'] && { login: operation['x-login'] }),
        ...(operation['x-safe-api'] && { signed: true }),
        ...(operation.requestBody?.content['multipart/form-data'] && { upload: true }),
        errors: operation.errors,
      },
    ]),
  );
  return `${banner}export const operations = ${literal(table)} as const;

export type OperationId = keyof typeof operations;
`;
}
