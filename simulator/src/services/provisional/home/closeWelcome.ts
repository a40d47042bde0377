import { closeWelcome as close } from '#simulator/world/notices/popups.ts';
import type { Handler } from '../../handler.ts';

export const closeWelcome: Handler<'provisional', 'closeWelcome'> = ({ productCode }, { world }) => ({
  data: true,
  world: close(world, productCode),
});
