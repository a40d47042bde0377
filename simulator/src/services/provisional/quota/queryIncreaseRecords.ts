import type { Handler } from '../../handler.ts';
import { increaseRecord } from '../wire/increase.ts';
import { pageOf } from '../wire/page.ts';

export const queryIncreaseRecords: Handler<'provisional', 'queryIncreaseRecords'> = (input, { world }) => {
  const page = pageOf(world.increase.applications.toReversed(), input);
  return { data: { ...page, list: page.list.map(increaseRecord) } };
};
