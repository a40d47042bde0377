import type { Operation, Service } from './model.ts';
import { requestParts } from './requestParts.ts';
import { dataOf } from './schema/data.ts';
import { fieldOf, fieldsOf, type Field } from './schema/fields.ts';

/** The rows of an operation's answer table: the data member with its own, or all members where there is no envelope. */
export function answerFields({ answer, system }: Operation, { envelope }: Service): Field[] {
  const data = answer && dataOf(answer, envelope, system);
  if (!data) return [];
  const place = data.path.join('.');
  return place ? fieldOf(place, data.schema, true) : fieldsOf(data.schema);
}

export interface OperationField {
  readonly service: Service;
  readonly operation: Operation;
  readonly part: 'request' | 'answer';
  readonly field: Field;
}

/** Every row of every request and answer table. */
export function operationFields(services: readonly Service[]): OperationField[] {
  return services.flatMap((service) =>
    service.operations.flatMap((operation) => [
      ...requestParts(operation).flatMap(({ fields }) =>
        fields.map((field) => ({ service, operation, part: 'request' as const, field })),
      ),
      ...answerFields(operation, service).map((field) => ({
        service,
        operation,
        part: 'answer' as const,
        field,
      })),
    ]),
  );
}
