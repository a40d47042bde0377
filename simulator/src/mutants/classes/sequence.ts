import { OpeningStatus, QuotaStatus, RepaymentStatus } from '#generated/shared/enums.ts';
import type { Application } from '../../world/opening/schema.ts';
import type { World } from '../../world/world.ts';
import { mutants } from '../mutant.ts';
import { withoutErrors } from '../operators/contract.ts';
import { inWorld, stale } from '../operators/world.ts';

/** Shows repayments in progress to the operation as finished; afterwards they are in progress again. */
const overlookingRepayments = inWorld({
  sees: (world) => ({
    ...world,
    repayments: world.repayments.map((entry) => ({ ...entry, status: RepaymentStatus.Success })),
  }),
  leaves: (left, before) => ({
    ...left,
    repayments: left.repayments.map((entry) => before.repayments.find(({ id }) => id === entry.id) ?? entry),
  }),
});

const forgettingKeys = inWorld({
  sees: (world) => ({ ...world, keys: {} }),
  leaves: (left, before) => ({ ...left, keys: { ...before.keys, ...left.keys } }),
});

const overlookingFreeze = inWorld({
  sees: (world) => ({ ...world, quota: { ...world.quota, quotaStatus: QuotaStatus.Normal } }),
  leaves: (left, before) => ({
    ...left,
    quota: { ...left.quota, quotaStatus: before.quota.quotaStatus },
  }),
});

/** Shows the operation all applications with changed members, and no earlier idempotency keys. */
const showApplicationsAs = (misread: (application: Application) => Partial<Application>) =>
  inWorld({
    sees: (world) => ({
      ...world,
      keys: {},
      opening: {
        ...world.opening,
        applications: world.opening.applications.map((entry) => ({ ...entry, ...misread(entry) })),
      },
    }),
  });

/** Loses the operation's change of one part of the world. */
const losing = (part: keyof World) =>
  inWorld({ leaves: (left, before) => ({ ...left, [part]: before[part] }) });

/** Shows the debts before any repayment. */
const oldDebts = stale(({ bills }) => ({ bills }));

/** Faults that show only after earlier calls. */
export const sequence = mutants('sequence', {
  'provisional.submitRepay': {
    summary: 'repay twice: a bill that is being repaid can be repaid again',
    mutate: overlookingRepayments,
  },
  'provisional.applyIncrease': {
    summary: 'double submit: the idempotency key is forgotten',
    mutate: forgettingKeys,
  },
  'provisional.changeClearType': {
    summary: 'a change of the billing cycle is accepted and lost',
    mutate: losing('clearTypeChanges'),
    seenWith: ['provisional.queryClearTypes'],
  },
  'provisional.submitInstalment': {
    summary: 'a bill that is being repaid can be split',
    mutate: overlookingRepayments,
    seenWith: ['provisional.submitRepay'],
  },
  'provisional.trialInstalment': {
    summary: 'instalments are offered while the line is frozen',
    mutate: overlookingFreeze,
  },
  'gateway.orderQuickBill': {
    summary: 'a second quick bill is taken while one is being issued',
    mutate: inWorld({
      sees: (world) => ({ ...world, quickBill: null }),
      leaves: (left, before) => ({ ...left, quickBill: left.quickBill ?? before.quickBill }),
    }),
  },
  'gateway.signContractsForCreditCompliance': {
    summary: 'a signed contract stays pending',
    mutate: losing('contracts'),
  },
  'gateway.signGuidanceRead': {
    summary: 'a child acts as its parent',
    mutate: withoutErrors(({ when }) => when === 'wrong-role'),
  },
  'gateway.drawCouponsStdjc': {
    summary: 'one coupon can be drawn twice',
    mutate: losing('couponActivities'),
  },
  'gateway.affirm': {
    summary: 'a confirmed notice comes back',
    mutate: losing('affiches'),
    seenWith: ['gateway.queryAfficheList'],
  },
  'provisional.closeWelcome': {
    summary: 'a welcome that was seen comes back',
    mutate: losing('popups'),
    seenWith: ['gateway.queryPopUpsInfo'],
  },
  'provisional.saveFirstSteps': {
    summary: 'hidden first steps come back',
    mutate: losing('popups'),
    seenWith: ['provisional.queryFirstSteps'],
  },
  'gateway.userDataV2': {
    summary: 'a repayment does not make the amount due smaller',
    mutate: oldDebts,
    seenWith: ['provisional.submitRepay', 'provisional.queryRepayResult'],
  },
  'provisional.queryQuotaDetail': {
    summary: 'a repayment does not restore the line',
    mutate: oldDebts,
    seenWith: ['provisional.submitRepay', 'provisional.queryRepayResult'],
  },
  'provisional.queryRepayRecordPage': {
    summary: 'a repayment is missing from the records',
    mutate: stale(({ repayments }) => ({ repayments })),
    seenWith: ['provisional.submitRepay'],
  },
  'provisional.queryIncreaseRecords': {
    summary: 'an application is missing from the records',
    mutate: stale(({ increase }) => ({ increase })),
    seenWith: ['provisional.applyIncrease'],
  },
  'provisional.sendSmsCode': {
    summary: 'a second SMS code is sent within the minute',
    mutate: inWorld({
      sees: (world) => ({ ...world, sms: [] }),
      leaves: (left, before) => ({ ...left, sms: [...before.sms, ...left.sms] }),
    }),
  },
  'provisional.verifySmsCode': {
    summary: 'an SMS code is accepted more than once',
    mutate: losing('sms'),
    seenWith: ['provisional.sendSmsCode'],
  },
  'provisional.beginOpening': {
    summary: 'a second application for the same product starts a new one',
    mutate: inWorld({
      sees: (world) => ({ ...world, opening: { ...world.opening, applications: [] } }),
    }),
    seenWith: ['provisional.saveOpeningCompany'],
  },
  'provisional.saveOpeningCompany': {
    summary: 'an older page overwrites what a newer one saved',
    mutate: showApplicationsAs(() => ({ version: 1 })),
    seenWith: ['provisional.beginOpening', 'provisional.queryOpening'],
  },
  'provisional.saveOpeningBusiness': {
    summary: 'a step is accepted before the earlier steps are done',
    mutate: showApplicationsAs((application) => ({
      verified: { way: 'FACE', at: application.updatedAt },
      confirmed: ['COMPANY', 'CONTACTS'],
    })),
    seenWith: ['provisional.queryOpening'],
  },
  'provisional.confirmOpeningTransfer': {
    summary: 'a wrong amount costs no try',
    mutate: losing('opening'),
    seenWith: ['provisional.queryOpening'],
  },
  'provisional.submitOpening': {
    summary: 'an application is submitted a second time',
    mutate: showApplicationsAs(() => ({ status: OpeningStatus.Filling })),
    seenWith: ['provisional.queryOpening'],
  },
  'provisional.queryOpening': {
    summary: 'an application is shown as it was first',
    mutate: stale(({ opening }) => ({ opening })),
    seenWith: ['provisional.beginOpening', 'provisional.saveOpeningCompany'],
  },
});
