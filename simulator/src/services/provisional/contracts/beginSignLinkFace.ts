import { OpeningAuth } from '#generated/shared/enums.ts';
import { beginLinkFace, isLinkProof, openLink } from '#simulator/world/opening/link.ts';
import type { Handler } from '../../handler.ts';
import { authLink } from '../wire/authLink.ts';
import { refused } from '../wire/opening.ts';

export const beginSignLinkFace: Handler<'provisional', 'beginSignLinkFace'> = (
  { linkNo, smsToken, returnUrl },
  { world, now },
) => {
  const opened = openLink(world, linkNo, now);
  if ('refuse' in opened) return refused(opened);
  if (!isLinkProof(world, opened, smsToken, now)) return { refuse: 'SmsCodeExpired' };
  const outcome = beginLinkFace(world, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: authLink(OpeningAuth.SignFace, outcome.flowNo, returnUrl), world: outcome.world };
};
