import type { Components, Contract, Operation } from '#tools/contract/document.ts';
import { secretNames } from '#tools/contract/secrets.ts';
import { banner, rowsLiteral } from './banner.ts';

/** generated/<service>/operations.ts: how to call every operation, its effect and its complete error table. */
export function emitOperations({ operations, document }: Contract): string {
  const table = Object.fromEntries(
    operations.map((operation) => [
      operation.operationId,
      {
        id: operation.operationId,
        ...callOf(operation),
        summary: operation.summary,
        effect: operation['x-effect'],
        ...(operation['x-login'] && { login: operation['x-login'] }),
        headers: operation.parameters.filter((each) => each.in === 'header').map(({ name }) => name),
        ...secretsOf(operation, document.components),
        errors: operation.errors,
      },
    ]),
  );
  return `${banner}export const operations = ${rowsLiteral(table)} as const;

export type OperationId = keyof typeof operations;
`;
}

/** Returns the secret names in request and answer. */
function secretsOf(operation: Operation, components: Components | undefined) {
  const secrets = secretNames(operation, components);
  return secrets.length > 0 ? { secrets } : {};
}

/** Returns the call of an operation: method, path, system, signature, upload. */
const callOf = (operation: Operation) => ({
  method: operation.method,
  path: operation.path,
  ...(operation['x-system'] && { system: operation['x-system'] }),
  ...(operation['x-safe-api'] && { signed: true }),
  ...(operation.requestBody?.content['multipart/form-data'] && { upload: true }),
});
