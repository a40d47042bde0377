/** Application of a company for a product: begins, finds and changes it. */
import { OpeningStatus, OpeningStep, UserTag, VerifyWay, type ProductCode } from '#generated/shared/enums.ts';
import { isOpened } from '../company/company.ts';
import { terms } from '../terms.ts';
import { addDays, momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { knownBusiness, knownCompany, knownContacts } from './register.ts';
import type { Application } from './schema.ts';

/** Channel of an upgrade from another product (spec 1 §2). */
export const UPGRADE = 'XTL-UPGRADE';

/** Refusals of the opening of a product. */
export type OpeningRefusal =
  | 'not-found'
  | 'locked'
  | 'outdated'
  | 'out-of-order'
  | 'step-done'
  | 'company-invalid'
  | 'contacts-not-allowed'
  | 'contact-not-verified'
  | 'amount-wrong'
  | 'tries-exceeded'
  | 'transfer-expired'
  | 'face-limit'
  | 'auth-not-passed'
  | 'files-too-many'
  | 'file-too-large'
  | 'file-type'
  | 'file-not-found'
  | 'material-incomplete'
  | 'nothing-to-sign'
  | 'nothing-asked'
  | 'callback-waiting'
  | 'link-not-found'
  | 'link-used'
  | 'link-expired'
  | 'link-others';

/** A refusal, with its message and cost. */
export interface Refused {
  refuse: OpeningRefusal;
  message?: string;
  /** The world with the try counted. */
  cost?: World;
}

/** The changed world with the current application. */
export interface ChangedApplication {
  world: World;
  application: Application;
}

/** Returns the last application for a product, in any state. */
export const applicationFor = (
  { opening }: Pick<World, 'opening'>,
  product: ProductCode,
): Application | undefined => opening.applications.findLast((entry) => entry.product === product);

/** Returns the last application, unless it has passed and its product was cancelled since. */
export function currentApplication(world: World, product: ProductCode): Application | undefined {
  const last = applicationFor(world, product);
  return last?.status === OpeningStatus.Passed && !isOpened(world, product) ? undefined : last;
}

/** Returns whether the application is open: being filled in, audited or waiting. It blocks another one. */
export const isOpen = ({ status }: Application): boolean =>
  status !== OpeningStatus.Passed && status !== OpeningStatus.Refused;

/** Replaces the application with the same number. */
export const withApplication = (world: World, application: Application): ChangedApplication => ({
  application,
  world: {
    ...world,
    opening: {
      ...world.opening,
      applications: world.opening.applications.map((entry) =>
        entry.applyNo === application.applyNo ? application : entry,
      ),
    },
  },
});

/** Returns the data that is known of a company that comes by an upgrade, or of a POP user. */
function knownData(world: World, from: string | undefined, now: Instant): Partial<Application> {
  const verified = { way: VerifyWay.Redirect, at: momentOf(now) };
  if (from === UPGRADE)
    return {
      from,
      company: knownCompany(world),
      contacts: [...knownContacts],
      phones: knownContacts.map(({ phone }) => phone),
      business: knownBusiness,
      verified,
    };
  if (world.viewer.userTag === UserTag.Pop)
    return { company: knownCompany(world), confirmed: [OpeningStep.Company], verified };
  return {};
}

/** Returns the data of the previous application that a new one starts with, including its verification. */
const reusedData = ({
  company,
  identifiedAt,
  verified,
  contacts,
  phones,
  business,
  files,
  recognised,
}: Application): Partial<Application> => ({
  ...(company && { company }),
  ...(identifiedAt !== undefined && { identifiedAt }),
  ...(verified && { verified }),
  ...(business && { business }),
  contacts,
  phones,
  files,
  recognised,
});

/** Begins an application, or continues the open one. */
export function beginOpening(
  world: World,
  { product, from, recommendCode }: { product: ProductCode; from?: string; recommendCode?: string },
  now: Instant,
): ChangedApplication {
  const last = applicationFor(world, product);
  if (last && isOpen(last)) return { world, application: last };
  const { applications } = world.opening;
  const data = last ? reusedData(last) : knownData(world, from, now);
  const application: Application = {
    applyNo: numberOf('SQ', now, applications.length + 1),
    product,
    status: OpeningStatus.Filling,
    version: 1,
    ...(from !== undefined && { from }),
    createdAt: momentOf(now),
    updatedAt: momentOf(now),
    drafts: [],
    confirmed: [],
    recognised: false,
    contacts: [],
    phones: [],
    files: [],
    signed: [],
    spentFlows: [],
    links: [],
    ...data,
  };
  // The address names the recommender that the business step asks for: it becomes the draft of that step.
  const started =
    recommendCode === undefined
      ? application
      : withDraft(application, OpeningStep.Business, JSON.stringify({ recommendCode }), now);
  return {
    application: started,
    world: { ...world, opening: { ...world.opening, applications: [...applications, started] } },
  };
}

/** Saves the draft of a step. @param content JSON of the step's form; '' removes the draft */
export function withDraft(
  application: Application,
  step: OpeningStep,
  content: string,
  now: Instant,
): Application {
  const others = application.drafts.filter((draft) => draft.step !== step);
  const drafts = content === '' ? others : [...others, { step, content, savedAt: momentOf(now) }];
  return { ...application, drafts };
}

/** Returns the end of the draft's retention. */
export const keptUntil = ({ updatedAt }: Application): string =>
  addDays(updatedAt.slice(0, 10), terms.openingDraftDays);
