import { linkEnds, openLink } from '#simulator/world/opening/link.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { maskedPhone } from '../wire/masks.ts';
import { refused } from '../wire/opening.ts';

export const querySignLink: Handler<'provisional', 'querySignLink'> = ({ linkNo }, { world, now }) => {
  const opened = openLink(world, linkNo, now);
  if ('refuse' in opened) return refused(opened);
  const { application, link } = opened;
  return {
    data: {
      linkNo,
      companyName: application.company?.companyName ?? world.company.name,
      productCode: application.product,
      phone: maskedPhone(link.phone),
      expiresAt: momentOf(linkEnds(link)),
    },
  };
};
