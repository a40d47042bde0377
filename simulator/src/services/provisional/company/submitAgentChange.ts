import { submitAgentChange as submit, type AgentRefusal } from '#simulator/world/agent/agent.ts';
import { isFactoring } from '#simulator/world/products.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { ErrorName, Handler } from '../../handler.ts';

const refusals: Record<AgentRefusal, ErrorName<'provisional'>> = {
  'under-review': 'AgentChangePending',
  unchanged: 'AgentUnchanged',
  'id-invalid': 'AgentIdInvalid',
  'not-proved': 'PhoneProofInvalid',
};

export const submitAgentChange: Handler<'provisional', 'submitAgentChange'> = (input, { world, now }) => {
  const { productCode, name, idNo, phone, email, smsToken } = input;
  if (!isFactoring(productCode)) return { refuse: 'ProductNotAllowed' };
  // The proof is not part of the content: a repeated request may carry another one.
  const { smsToken: _proof, ...content } = input;
  const known = lookUpKey(world, 'submitAgentChange', content);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') {
    const made = world.agentChanges.find(({ changeNo }) => changeNo === known.made);
    if (made) return { data: made };
  }
  const outcome = submit(world, { wish: { name, idNo, phone, email }, smsToken }, now);
  if ('refuse' in outcome) return { refuse: refusals[outcome.refuse] };
  const { change } = outcome;
  return {
    data: change,
    world: rememberKey(outcome.world, 'submitAgentChange', content, change.changeNo),
  };
};
