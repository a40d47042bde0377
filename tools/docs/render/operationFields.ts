import type { Field } from '../read/fields.ts';
import type { Service } from '../read/site.ts';
import { fieldId } from './parts.ts';

/** Returns every row of every request and response table, with its operation and the address of the row. */
export const operationFields = (services: readonly Service[]) =>
  services.flatMap((service) =>
    service.operations.flatMap((operation) => {
      const place = (part: 'request' | 'answer') => (field: Field) => ({
        ...{ service, operation, part, field, label: `${operation.id} ${field.path}` },
        url: `${service.name}.html#${fieldId(operation.id, part, field.path)}`,
      });
      return [
        ...operation.request.flatMap(({ fields }) => fields.map(place('request'))),
        ...(operation.answer?.fields ?? []).map(place('answer')),
      ];
    }),
  );
