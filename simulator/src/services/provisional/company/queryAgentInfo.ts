import { AccountType } from '#generated/shared/enums.ts';
import { isFactoring } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { agentOf } from '../wire/agent.ts';

/** Unmasked for the parent only. */
export const queryAgentInfo: Handler<'provisional', 'queryAgentInfo'> = ({ productCode }, { world }) => {
  if (!isFactoring(productCode)) return { refuse: 'ProductNotAllowed' };
  const clear = world.viewer.account === AccountType.Parent;
  return {
    data: {
      clear,
      agent: agentOf(world.agent, clear),
      // A child sees that something changes, but not the change.
      changes: clear ? world.agentChanges.toReversed() : [],
    },
  };
};
