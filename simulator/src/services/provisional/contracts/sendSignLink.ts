import { sendLink } from '#simulator/world/opening/link.ts';
import type { Handler } from '../../handler.ts';
import { refused, signLink } from '../wire/opening.ts';

export const sendSignLink: Handler<'provisional', 'sendSignLink'> = ({ productCode }, { world, now }) => {
  const outcome = sendLink(world, productCode, now);
  return 'refuse' in outcome ? refused(outcome) : { data: signLink(outcome.link, now), world: outcome.world };
};
