import { catalogue } from '../services/catalogue.ts';
import { handlerOf } from '../services/registry.ts';
import type { ControlHandler } from './context.ts';

export const listOperations: ControlHandler<'listOperations'> = async () =>
  catalogue.map(({ service, id, method, url, summary, errors }) => ({
    service,
    operationId: id,
    method: method.toUpperCase(),
    path: url,
    summary,
    errors: errors.map(({ code, when, layer, condition, scenario }) => ({
      code,
      when,
      ...(layer && { layer }),
      ...(condition !== undefined && { condition }),
      ...(scenario !== undefined && { scenario }),
    })),
    backed: handlerOf(service, id) ? 'world' : 'fallback',
  }));
