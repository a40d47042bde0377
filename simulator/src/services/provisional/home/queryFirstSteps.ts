import { firstStepsOf, firstStepsView } from '#simulator/world/notices/firstSteps.ts';
import type { Handler } from '../../handler.ts';

export const queryFirstSteps: Handler<'provisional', 'queryFirstSteps'> = (
  { productCode },
  { world, now },
) => ({
  data: { view: firstStepsView(world, productCode), steps: firstStepsOf(world, productCode, now) },
});
