/** Audit of an application, from its submission to the result. The clock ends it; the tester chooses its outcome. */
import {
  AccountStatus,
  FlowType,
  type OpeningField,
  OpeningStatus,
  QuotaStatus,
  RiskFrozenStatus,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { reviewingChange } from '../companyInfo/change.ts';
import { withFirstStepsOf } from '../notices/firstSteps.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, instantOfMoment, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { applicationFor, withApplication, type ChangedApplication, type Refused } from './application.ts';
import { companyProblem } from './company.ts';
import { serviceContracts } from './contracts.ts';
import { emptyable, withEmptied } from './emptied.ts';
import { lackingMaterials, supplements } from './files.ts';
import { offerRow } from './products.ts';
import { requestedInfo, companyOf, openApplication } from './requestedInfo.ts';
import type { Application, AuditOutcome, CompanyEntry } from './schema.ts';
import { nextStep } from './steps.ts';

const hour = 3_600_000;

/** Submits an application whose steps are all done. */
export function submitOpening(
  world: World,
  product: ProductCode,
  now: Instant,
): ChangedApplication | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || application.status === OpeningStatus.Refused)
    return { refuse: 'not-found' };
  if (application.status !== OpeningStatus.Filling) return { refuse: 'step-done' };
  if (nextStep(world, application) !== undefined) return { refuse: 'out-of-order' };
  return withApplication(world, startReview(application, now));
}

/** Starts the audit: the documents are read first, then the limit is set. */
function startReview(application: Application, now: Instant): Application {
  const audit = {
    submittedAt: application.audit?.submittedAt ?? momentOf(now),
    documentsAt: momentOf(now + terms.openingDocumentsHours * hour),
    finishedAt: momentOf(now + terms.openingAuditHours * hour),
  };
  const { version } = application;
  return {
    ...application,
    status: OpeningStatus.Reviewing,
    audit,
    version: version + 1,
    updatedAt: momentOf(now),
  };
}

/** Returns whether the company has supplied data: an audit requests data only once. */
const hasSupplied = ({ files }: Application): boolean => files.some(({ supplement }) => supplement);

const ends: Record<AuditOutcome, (world: World, application: Application, now: Instant) => World> = {
  passed: (world, application, now) => passOpening(world, application, now),
  refused: (world, application, now) => withResult(world, application, OpeningStatus.Refused, now),
  more: (world, application, now) =>
    hasSupplied(application)
      ? passOpening(world, application, now)
      : withResult(world, application, OpeningStatus.MoreInfo, now),
  contract: (world, application, now) => withResult(world, application, OpeningStatus.Contract, now),
};

/** Ends an audit at its time. */
export const finishAudit = (world: World, application: Application): World =>
  ends[world.opening.audit](world, application, instantOfMoment(application.audit?.finishedAt ?? ''));

/** Returns the world after the audit. A refusal has a day for the next application; a request for more data has no result. */
function withResult(world: World, application: Application, status: OpeningStatus, now: Instant): World {
  const { limit, cycle } = offerRow(world, application.product);
  const granted = { limit: limitFor(world, limit), cycle };
  const refused = { retryOn: addDays(dayOf(now), terms.openingRetryDays) };
  const unrefused = status === OpeningStatus.MoreInfo ? {} : granted;
  const result = status === OpeningStatus.Refused ? refused : unrefused;
  const { audit } = application;
  return withApplication(world, {
    ...application,
    status,
    ...(audit && { audit: { ...audit, ...result } }),
    version: application.version + 1,
    updatedAt: momentOf(now),
  }).world;
}

/** Returns the granted line. A company has one line for all its products, and the first opened product sets it. */
const limitFor = ({ openings, quota }: World, limit: number): number =>
  openings.length === 0 ? limit : quota.fixed + quota.temporary;

/** Opens the product at once. */
export function passOpening(world: World, application: Application, now: Instant): World {
  const { limit, cycle } = offerRow(world, application.product);
  const { temporaryExpiresOn: _lapses, heldOrderId: _order, frozenSince: _frozen, ...quota } = world.quota;
  const done = withResult(world, application, OpeningStatus.Passed, now);
  return {
    ...done,
    openings: [...done.openings, { product: application.product, openedOn: dayOf(now), rule: cycle }],
    // The application has brought all data up to date.
    opening: { ...done.opening, flowType: FlowType.Normal, needCompleteInfo: false },
    contracts: [...serviceContracts(application), ...done.contracts],
    popups: withFirstStepsOf(done.popups, application.product),
    ...(world.openings.length === 0 && {
      // The first entry shows the welcome with the granted limit.
      popups: { ...done.popups, welcome: true, welcomed: [], firstSteps: [] },
      member: { ...done.member, credit3Months: limit },
      quota: {
        ...quota,
        fixed: limit,
        temporary: 0,
        held: 0,
        status: AccountStatus.Normal,
        quotaStatus: QuotaStatus.Normal,
        riskFrozenStatus: RiskFrozenStatus.Normal,
        frozenByOverdue: false,
        expiresOn: addDays(dayOf(now), 365),
      },
      // Each account uses the agreed billing.
      accounts: done.accounts.map(({ lastPayDay: _day, ...account }) => ({ ...account, cycle })),
    }),
  };
}

/** Accepts exactly the requested data. Then the audit continues, or the review of the changed company data starts. */
export function supplyOpening(
  world: World,
  product: ProductCode,
  given: { readonly [Field in OpeningField]?: CompanyEntry[Field] | undefined },
  now: Instant,
): { world: World; made: string } | Refused {
  const asked = requestedInfo(world, product);
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  if (asked === undefined || fields.some(([name]) => !asked.fields.some((field) => field === name)))
    return { refuse: 'nothing-asked' };
  const own = openApplication(world, product);
  const known = companyOf(world, product);
  const company: CompanyEntry = { ...withEmptied(known, asked.fields), ...Object.fromEntries(fields) };
  const message = companyProblem(company, dayOf(now));
  if (message !== undefined) return { refuse: 'company-invalid', message };
  const unanswered = asked.fields.some((field) => !emptyable.includes(field) && given[field] === undefined);
  const missing = lackingMaterials(asked.materials, own ? supplements(own) : []);
  if (unanswered || missing.length > 0) return { refuse: 'material-incomplete' };
  if (own)
    return { world: withApplication(world, startReview({ ...own, company }, now)).world, made: own.applyNo };
  // Requested fields that the company left out are emptied.
  const emptied = emptyable.filter((field) => asked.fields.includes(field) && given[field] === undefined);
  return { world: reviewingChange(world, { after: given, emptied }, now).world, made: product };
}
