import { readGuidance } from '../../world/funds/funds.ts';
import type { Handler } from '../handler.ts';

export const signGuidanceRead: Handler<'gateway', 'signGuidanceRead'> = ({ accountNo }, { world }) => ({
  data: true,
  world: readGuidance(world, accountNo),
});
