/** Changes company data: an application, its review, and fields still to complete. */
import { CompanyChangeStatus, FlowType, OpeningField, type ProductCode } from '#generated/shared/enums.ts';
import { companyProblem } from '../opening/company.ts';
import { emptyable, withEmptied } from '../opening/emptied.ts';
import { knownCompany } from '../opening/register.ts';
import { requestedInfo } from '../opening/requestedInfo.ts';
import type { CompanyEntry, Correctable } from '../opening/schema.ts';
import { terms } from '../terms.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import type { CompanyChange } from './schema.ts';

const hour = 3_600_000;

const changeUnderReview = ({ companyChanges }: World): CompanyChange | undefined =>
  companyChanges.find(({ status }) => status === CompanyChangeStatus.Reviewing);

/** Fields that are optional when a product is opened, and requested later. */
const optional = [OpeningField.OfficeAddress] as const;

/**
 * Returns the fields to complete (待完善): those that the provider requests, else optional ones that were never given; none
 * during a review.
 */
export function toComplete(
  world: World,
  product: ProductCode,
): { fields: readonly OpeningField[]; reason?: string; deadline?: string } {
  if (changeUnderReview(world)) return { fields: [] };
  const asked = requestedInfo(world, product);
  if (asked) return { fields: asked.fields, reason: asked.reason, deadline: asked.deadline };
  if (!world.opening.needCompleteInfo) return { fields: [] };
  const entry = knownCompany(world);
  return { fields: optional.filter((field) => entry[field] === undefined) };
}

export type ChangeRefusal = 'under-review' | 'unchanged' | 'invalid' | 'incomplete';

/** Returns the requested values that differ from the record. */
function differences(entry: CompanyEntry, wish: Correctable): Correctable {
  const changed = Object.values(OpeningField).filter(
    (field) => wish[field] !== undefined && wish[field] !== entry[field],
  );
  return pick(wish, changed);
}

const pick = (from: Correctable, fields: readonly OpeningField[]): Correctable =>
  Object.fromEntries(fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));

export function submitChange(
  world: World,
  {
    product,
    wish,
    cleared = [],
  }: { product: ProductCode; wish: Correctable; cleared?: readonly OpeningField[] },
  now: Instant,
): { world: World; change: CompanyChange } | { refuse: ChangeRefusal; message?: string } {
  if (changeUnderReview(world)) return { refuse: 'under-review' };
  const entry = knownCompany(world);
  const after = differences(entry, wish);
  const changed = Object.values(OpeningField).filter((field) => after[field] !== undefined);
  const emptied = emptiedOf(entry, cleared).filter((field) => wish[field] === undefined);
  if (changed.length + emptied.length === 0) return { refuse: 'unchanged' };
  const message = companyProblem({ ...withEmptied(entry, emptied), ...after }, dayOf(now));
  if (message !== undefined) return { refuse: 'invalid', message };
  const isMissing = (field: OpeningField) => wish[field] === undefined && !emptied.includes(field);
  if (toComplete(world, product).fields.some(isMissing)) return { refuse: 'incomplete' };
  return reviewingChange(world, { after, emptied }, now);
}

/** Returns which of these fields may be emptied and are not. */
const emptiedOf = (entry: CompanyEntry, cleared: readonly OpeningField[]): OpeningField[] =>
  emptyable.filter((field) => cleared.includes(field) && entry[field] !== undefined);

/** Starts the review of a change. During the review no data is requested, so the menu's 待完善 disappears. */
export function reviewingChange(
  world: World,
  { after, emptied: cleared }: { after: Correctable; emptied: readonly OpeningField[] },
  now: Instant,
): { world: World; change: CompanyChange } {
  const { flowType, needCompleteInfo } = world.opening;
  const entry = knownCompany(world);
  const emptied = emptiedOf(entry, cleared);
  const changed = Object.values(OpeningField).filter((field) => after[field] !== undefined);
  const change: CompanyChange = {
    changeNo: numberOf('BG', now, world.companyChanges.length + 1),
    status: CompanyChangeStatus.Reviewing,
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + terms.companyChangeHours * hour),
    after: pick(after, changed),
    before: pick(entry, [...changed, ...emptied]),
    ...(emptied.length > 0 && { emptied }),
    asked: { flowType, needCompleteInfo },
  };
  const isChange = flowType === FlowType.CompanyInfoChange;
  return {
    change,
    world: {
      ...world,
      companyChanges: [...world.companyChanges, change],
      opening: {
        ...world.opening,
        flowType: isChange ? FlowType.Normal : flowType,
        needCompleteInfo: false,
      },
    },
  };
}

/** Ends the review: the new values apply, or the provider requests the data again. */
export function finishChange(world: World, change: CompanyChange): World {
  const passed = world.outcomes.companyChange === 'success';
  const ended: CompanyChange = {
    ...change,
    status: passed ? CompanyChangeStatus.Passed : CompanyChangeStatus.Refused,
    ...(!passed && { reason: '与工商登记信息不一致，请核对后重新提交' }),
  };
  const companyChanges = world.companyChanges.map((entry) =>
    entry.changeNo === change.changeNo ? ended : entry,
  );
  if (passed) {
    const corrected = { ...world.company.corrected, ...change.after };
    const emptied = [
      ...(world.company.emptied ?? []).filter((field) => change.after[field] === undefined),
      ...(change.emptied ?? []),
    ];
    return { ...world, companyChanges, company: { ...world.company, corrected, emptied } };
  }
  const { flowType, needCompleteInfo } = change.asked;
  const opening =
    flowType === FlowType.CompanyInfoChange
      ? { ...world.opening, flowType, needCompleteInfo }
      : { ...world.opening, needCompleteInfo };
  return { ...world, companyChanges, opening };
}
