import type { Check } from '../../judging/check.ts';
import { isSchemaFault } from '../../judging/violation.ts';

export const dataSchema: Check = {
  id: 'data-schema',
  title: 'the response fits the schema of its operation',
  judge: (exchange) =>
    exchange.violations
      .filter((violation) => isSchemaFault(exchange, violation))
      .map(({ pointer, message }) => ({ message: `${pointer === '' ? '/' : pointer} ${message}`, pointer })),
};
