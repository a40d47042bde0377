import type { Handler } from '../handler.ts';
import { renewFlow } from '../identity.ts';

export const renewAccessFlowRoute: Handler<'gateway', 'renewAccessFlowRoute'> = (_input, { world }) => ({
  data: renewFlow(world),
});
