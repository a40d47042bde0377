import { saveFirstStepsView } from '#simulator/world/notices/firstSteps.ts';
import type { Handler } from '../../handler.ts';

export const saveFirstSteps: Handler<'provisional', 'saveFirstSteps'> = (
  { productCode, view },
  { world },
) => ({
  data: true,
  world: saveFirstStepsView(world, productCode, view),
});
