/** From submission to result: the clock moves the audit, the tester chooses its outcome. */
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
import { applicationFor, withApplication, type Changed, type Refused } from './application.ts';
import { askedOf, companyOf, ownOf } from './asked.ts';
import { companyProblem } from './company.ts';
import { serviceContracts } from './contracts.ts';
import { emptyable, withEmptied } from './emptied.ts';
import { lacking, supplements } from './files.ts';
import { offerRow } from './products.ts';
import type { Application, AuditOutcome, CompanyEntry } from './schema.ts';
import { nextStep } from './steps.ts';

const hour = 3_600_000;

/** Submits once, from whichever page. */
export function submitOpening(world: World, product: ProductCode, now: Instant): Changed | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || application.status === OpeningStatus.Refused)
    return { refuse: 'not-found' };
  if (application.status !== OpeningStatus.Filling) return { refuse: 'step-done' };
  if (nextStep(world, application) !== undefined) return { refuse: 'out-of-order' };
  return withApplication(world, reviewing(application, now));
}

/** The documents are read first, then the limit is set. */
function reviewing(application: Application, now: Instant): Application {
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

/** Supplied data was checked, so that an audit asks once. */
const hasSupplied = ({ files }: Application): boolean => files.some(({ supplement }) => supplement);

const ends: Record<AuditOutcome, (world: World, application: Application, now: Instant) => World> = {
  passed: (world, application, now) => passed(world, application, now),
  refused: (world, application, now) => ended(world, application, OpeningStatus.Refused, now),
  more: (world, application, now) =>
    hasSupplied(application)
      ? passed(world, application, now)
      : ended(world, application, OpeningStatus.MoreInfo, now),
  contract: (world, application, now) => ended(world, application, OpeningStatus.Contract, now),
};

/** Ends an audit at its time. */
export const finishAudit = (world: World, application: Application): World =>
  ends[world.opening.audit](world, application, instantOfMoment(application.audit?.finishedAt ?? ''));

function ended(world: World, application: Application, status: OpeningStatus, now: Instant): World {
  const { limit, cycle } = offerRow(world, application.product);
  const result =
    status === OpeningStatus.Refused
      ? { retryOn: addDays(dayOf(now), terms.openingRetryDays) }
      : status === OpeningStatus.MoreInfo
        ? {}
        : { limit: limitOn(world, limit), cycle };
  const { audit } = application;
  return withApplication(world, {
    ...application,
    status,
    ...(audit && { audit: { ...audit, ...result } }),
    version: application.version + 1,
    updatedAt: momentOf(now),
  }).world;
}

/** A company has one line for all its products: the first opened one sets it. */
const limitOn = ({ openings, quota }: World, limit: number): number =>
  openings.length === 0 ? limit : quota.fixed + quota.temporary;

/** Opens the product at once. */
export function passed(world: World, application: Application, now: Instant): World {
  const { limit, cycle } = offerRow(world, application.product);
  const { temporaryExpiresOn: _lapses, heldOrderId: _order, frozenSince: _frozen, ...quota } = world.quota;
  const done = ended(world, application, OpeningStatus.Passed, now);
  return {
    ...done,
    openings: [...done.openings, { product: application.product, openedOn: dayOf(now), rule: cycle }],
    // All data is up to date.
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

/** Accepts exactly the requested data; then the audit continues, or the change of the company is complete. */
export function supplyOpening(
  world: World,
  product: ProductCode,
  given: { readonly [Field in OpeningField]?: CompanyEntry[Field] | undefined },
  now: Instant,
): { world: World; made: string } | Refused {
  const asked = askedOf(world, product);
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  if (asked === undefined || fields.some(([name]) => !asked.fields.some((field) => field === name)))
    return { refuse: 'nothing-asked' };
  const own = ownOf(world, product);
  const known = companyOf(world, product);
  const company: CompanyEntry = { ...withEmptied(known, asked.fields), ...Object.fromEntries(fields) };
  const message = companyProblem(company, dayOf(now));
  if (message !== undefined) return { refuse: 'company-invalid', message };
  const unanswered = asked.fields.some((field) => !emptyable.includes(field) && given[field] === undefined);
  const missing = lacking(asked.materials, own ? supplements(own) : []);
  if (unanswered || missing.length > 0) return { refuse: 'material-incomplete' };
  if (own)
    return { world: withApplication(world, reviewing({ ...own, company }, now)).world, made: own.applyNo };
  // Missing fields are emptied.
  const emptied = emptyable.filter((field) => asked.fields.includes(field) && given[field] === undefined);
  return { world: reviewingChange(world, { after: given, emptied }, now).world, made: product };
}
