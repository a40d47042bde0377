import type { Check } from '../../judging/check.ts';
import { isHttpRefusal } from '../../judging/refusalClass.ts';
import { isForbiddenNull } from '../../judging/violation.ts';

export const nullNotDropped: Check = {
  id: 'null-not-dropped',
  title: 'a member without a value is omitted, not null, unless the contract allows null',
  // A refusal by HTTP alone need not have the form of the contract.
  judge: (exchange) =>
    isHttpRefusal(exchange)
      ? []
      : exchange.violations.filter(isForbiddenNull).map(({ pointer }) => ({
          message: `${pointer} is null: the contract wants it left out or filled`,
          pointer,
        })),
};
