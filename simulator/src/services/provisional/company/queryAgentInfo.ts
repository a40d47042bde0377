import { AccountType } from '#generated/shared/enums.ts';
import { isFactoring } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { agentOf } from '../wire/agent.ts';

/** Returns the agent's data: unmasked to a parent account, masked to a child account. */
export const queryAgentInfo: Handler<'provisional', 'queryAgentInfo'> = ({ productCode }, { world }) => {
  if (!isFactoring(productCode)) return { refuse: 'ProductNotAllowed' };
  const clear = world.viewer.account === AccountType.Parent;
  return {
    data: {
      clear,
      agent: agentOf(world.agent, clear),
      // A child account sees no applications for a change.
      changes: clear ? world.agentChanges.toReversed() : [],
    },
  };
};
