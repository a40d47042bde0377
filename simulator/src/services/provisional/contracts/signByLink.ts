import { isLinkProof, openLink, signByLink as sign } from '#simulator/world/opening/link.ts';
import type { Handler } from '../../handler.ts';
import { openingContract, refused } from '../wire/opening.ts';

export const signByLink: Handler<'provisional', 'signByLink'> = (
  { linkNo, smsToken, contracts, authFlowNo },
  { world, now },
) => {
  const opened = openLink(world, linkNo, now);
  if ('refuse' in opened) return refused(opened);
  if (!isLinkProof(world, opened, smsToken, now)) return { refuse: 'SmsCodeExpired' };
  const outcome = sign(world, opened, { templates: contracts, flowNo: authFlowNo }, now);
  return 'refuse' in outcome
    ? refused(outcome)
    : { data: { contracts: outcome.contracts.map(openingContract) }, world: outcome.world };
};
