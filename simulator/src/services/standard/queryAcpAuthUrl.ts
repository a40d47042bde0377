import { startAuth } from '../../world/company/auth.ts';
import { authCheck } from '../authCheck.ts';
import type { Handler } from '../handler.ts';

export const queryAcpAuthUrl: Handler<'standard', 'queryAcpAuthUrl'> = (input, context) => {
  let { world } = context;
  const data = authCheck(context, input, () => {
    const started = startAuth(world, input.bizType, context.now);
    world = started.world;
    return started.flowNo;
  });
  return { data, world };
};
