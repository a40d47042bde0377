/** Link by which a legal person signs on a phone, without a login. */
import { OpeningAuth, OpeningStep, SmsType, type ProductCode } from '#generated/shared/enums.ts';
import { limitReached, startAuth } from '../company/auth.ts';
import { isSmsProof } from '../company/sms.ts';
import { terms } from '../terms.ts';
import { instantOfMoment, momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { applicationFor, isOpen, withApplication, type Refused } from './application.ts';
import { contractsOf, type OpeningContract } from './contracts.ts';
import type { Application, SignLink } from './schema.ts';
import { signContracts, type Template } from './signing.ts';
import { mayDo } from './steps.ts';

export const linkEnds = ({ sentAt }: SignLink): Instant =>
  instantOfMoment(sentAt) + terms.signLinkHours * 3_600_000;

/** Sends a new link, which replaces the old one. */
export function sendLink(
  world: World,
  product: ProductCode,
  now: Instant,
): { world: World; link: SignLink } | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || !isOpen(application)) return { refuse: 'not-found' };
  if (contractsOf(world, product).every(({ signed }) => signed)) return { refuse: 'step-done' };
  const { company } = application;
  if (company === undefined || !mayDo(world, application, OpeningStep.Sign))
    return { refuse: 'out-of-order' };
  const sent = world.opening.applications.flatMap(({ links }) => links).length;
  const link: SignLink = {
    linkNo: numberOf('QS', now, sent + 1),
    phone: company.legalPhone,
    legalIdNo: company.legalIdNo,
    sentAt: momentOf(now),
  };
  return {
    link,
    world: withApplication(world, { ...application, links: [...application.links, link] }).world,
  };
}

export interface OpenedLink {
  application: Application;
  link: SignLink;
}

/** Returns the application of a link that can still be used, or why it cannot. */
export function openLink(world: World, linkNo: string, now: Instant): OpenedLink | Refused {
  const application = world.opening.applications.find(({ links }) =>
    links.some((link) => link.linkNo === linkNo),
  );
  const link = application?.links.find((entry) => entry.linkNo === linkNo);
  if (application === undefined || link === undefined) return { refuse: 'link-not-found' };
  if (link.signedAt !== undefined) return { refuse: 'link-used' };
  const last = application.links.at(-1) === link;
  const waits = contractsOf(world, application.product).some(({ signed }) => !signed);
  if (!last || !waits || !isOpen(application) || now >= linkEnds(link)) return { refuse: 'link-expired' };
  return application.company?.legalIdNo === link.legalIdNo
    ? { application, link }
    : { refuse: 'link-others' };
}

/** Returns whether the proof of a link's code is valid. */
export const isLinkProof = (world: World, { link }: OpenedLink, token: string, now: Instant): boolean =>
  isSmsProof(world, { type: SmsType.SignLink, phone: link.phone, token }, now);

export const beginLinkFace = (world: World, now: Instant): { world: World; flowNo: string } | Refused =>
  limitReached(world.auth, now) ? { refuse: 'face-limit' } : startAuth(world, OpeningAuth.SignFace, now);

export function signByLink(
  world: World,
  { application, link }: OpenedLink,
  { templates, flowNo }: { templates: readonly Template[]; flowNo: string },
  now: Instant,
): { world: World; contracts: readonly OpeningContract[] } | Refused {
  const outcome = signContracts(world, { product: application.product, templates, flowNo }, now);
  if ('refuse' in outcome) return outcome;
  const signed = applicationFor(outcome.world, application.product);
  if (signed === undefined) return { refuse: 'not-found' };
  const links = signed.links.map((entry) =>
    entry.linkNo === link.linkNo ? { ...entry, signedAt: momentOf(now) } : entry,
  );
  return { contracts: outcome.contracts, world: withApplication(outcome.world, { ...signed, links }).world };
}
