import { scopeOf } from '#simulator/world/company/viewer.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { dueCalendar } from '../../dueCalendar.ts';
import type { Handler } from '../../handler.ts';
import { iCalendar } from '../../icalendar.ts';

export const downloadDueCalendar: Handler<'provisional', 'downloadDueCalendar'> = (
  { productCode },
  { world, now },
) => {
  const scope = scopeOf(world.viewer, productCode);
  const calendar = dueCalendar(world, { product: productCode, scope, today: dayOf(now) });
  return { data: { fileName: `${calendar.name}.ics`, content: iCalendar(calendar) } };
};
