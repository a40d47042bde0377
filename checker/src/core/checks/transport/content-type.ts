import { answerOf, fitsType } from '../../contract/answers.ts';
import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isNoRoute } from '../../judging/lenient.ts';
import { isHttpRefusal } from '../../judging/refusalClass.ts';

export const contentType: Check = {
  id: 'content-type',
  title: 'the response has a documented media type',
  judge: (exchange) => {
    const { type } = exchange.got;
    const form = answerOf(exchange.operation, exchange.got.status);
    if (exchange.operation.answers) {
      if (!form || form.types.length === 0 || form.types.some((each) => fitsType(type, each))) return none;
      // A response without a body has no content type.
      if ([204, 205, 304].includes(exchange.got.status) || isNoRoute(exchange)) return none;
      return one(`content type ${type === '' ? 'missing' : type}, not ${form.types.join(' or ')}`);
    }
    if (isHttpRefusal(exchange) || /^application\/json\s*(;|$)/i.test(type)) return none;
    return one(`content type ${type === '' ? 'missing' : type}, not application/json`);
  },
};
