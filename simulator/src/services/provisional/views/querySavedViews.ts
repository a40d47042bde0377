import type { Handler } from '../../handler.ts';
import { savedViews } from '../wire/savedViews.ts';

export const querySavedViews: Handler<'provisional', 'querySavedViews'> = ({ place }, { world }) => ({
  data: savedViews(world, place),
});
