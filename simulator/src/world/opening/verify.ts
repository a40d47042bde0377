/** Verification of the company, and face checks before a signature (spec 2 §4). */
import { FlowType, OpeningAuth, OpeningStep, VerifyWay, type ProductCode } from '#generated/shared/enums.ts';
import { isPassed, limitReached, startAuth } from '../company/auth.ts';
import { isOpened } from '../company/company.ts';
import type { AuthAttempt } from '../company/schema.ts';
import { terms } from '../terms.ts';
import { instantOfMoment, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import {
  applicationFor,
  isOpen,
  withApplication,
  type ChangedApplication,
  type Refused,
} from './application.ts';
import { contractsOf } from './contracts.ts';
import type { Application, Transfer } from './schema.ts';
import { isLocked, mayDo } from './steps.ts';

const ways: Partial<Record<OpeningAuth, VerifyWay>> = {
  [OpeningAuth.RealNamePage]: VerifyWay.Redirect,
  [OpeningAuth.LegalFace]: VerifyWay.Face,
};

const isFace = (auth: OpeningAuth): boolean => auth !== OpeningAuth.RealNamePage;

/** Returns whether an opened company may authenticate: to renew its real name, or to sign with a new investor. */
function mayWithoutApplication(world: World, auth: OpeningAuth): boolean {
  const flow = auth === OpeningAuth.SignFace ? FlowType.ChangeInvestor : FlowType.RealNameInvalid;
  return world.opening.flowType === flow;
}

/** Returns why an authentication may not begin. */
function refusalOf(world: World, product: ProductCode, auth: OpeningAuth, now: Instant): Refused | undefined {
  const application = applicationFor(world, product);
  if (application === undefined || !isOpen(application)) {
    if (!isOpened(world, product)) return { refuse: 'not-found' };
    if (!mayWithoutApplication(world, auth)) return { refuse: 'step-done' };
  } else if (auth === OpeningAuth.SignFace) {
    if (contractsOf(world, product).every(({ signed }) => signed)) return { refuse: 'step-done' };
    if (!mayDo(world, application, OpeningStep.Sign)) return { refuse: 'out-of-order' };
  } else {
    if (application.verified) return { refuse: 'step-done' };
    if (!mayDo(world, application, OpeningStep.Verify)) return { refuse: 'out-of-order' };
  }
  return isFace(auth) && limitReached(world.auth, now) ? { refuse: 'face-limit' } : undefined;
}

export function beginAuth(
  world: World,
  { product, auth }: { product: ProductCode; auth: OpeningAuth },
  now: Instant,
): { world: World; flowNo: string } | Refused {
  return refusalOf(world, product, auth, now) ?? startAuth(world, auth, now);
}

/** Returns the opening's attempt with this number. */
const attemptOf = (world: World, flowNo: string): (AuthAttempt & { bizType: OpeningAuth }) | undefined => {
  const found = world.auth.attempts.find((attempt) => attempt.flowNo === flowNo);
  const auth = Object.values(OpeningAuth).find((known) => known === found?.bizType);
  return found && auth && { ...found, bizType: auth };
};

/** Returns the result of an authentication. If it has passed, it verifies the company. */
export function confirmAuth(
  world: World,
  { product, flowNo }: { product: ProductCode; flowNo: string },
  now: Instant,
): { world: World; attempt: AuthAttempt & { bizType: OpeningAuth }; application?: Application } | Refused {
  const attempt = attemptOf(world, flowNo);
  if (attempt === undefined) return { refuse: 'auth-not-passed', message: '没有该认证，请重新认证' };
  const way = ways[attempt.bizType];
  const application = applicationFor(world, product);
  if (application === undefined || !isOpen(application)) {
    const renewed =
      way !== undefined && isPassed(attempt.status) && world.opening.flowType === FlowType.RealNameInvalid;
    return {
      attempt,
      world: renewed ? { ...world, opening: { ...world.opening, flowType: FlowType.Normal } } : world,
    };
  }
  const verifies = way !== undefined && isPassed(attempt.status) && mayVerify(world, application, attempt);
  return verifies
    ? { attempt, ...verifiedBy(world, application, way, now) }
    : { attempt, world, application };
}

/** Returns whether an attempt may verify the company: it started after the last change of the identity. */
const mayVerify = (world: World, application: Application, { startedAt }: AuthAttempt): boolean =>
  application.verified === undefined &&
  mayDo(world, application, OpeningStep.Verify) &&
  startedAt >= (application.identifiedAt ?? '');

/** Returns the drafts without the bank account and amount of the verification. */
const withoutVerifying = ({ drafts }: Application): Application['drafts'] =>
  drafts.filter(({ step }) => step !== OpeningStep.Verify);

const verifiedBy = (
  world: World,
  application: Application,
  way: VerifyWay,
  now: Instant,
): ChangedApplication =>
  withApplication(world, {
    ...application,
    verified: { way, at: momentOf(now) },
    drafts: withoutVerifying(application),
    version: application.version + 1,
    updatedAt: momentOf(now),
  });

/** Returns whether a face check can serve for a signature: right kind, passed, unused. */
export const isSpendable = (world: World, application: Application | undefined, flowNo: string): boolean => {
  const attempt = attemptOf(world, flowNo);
  return (
    attempt?.bizType === OpeningAuth.SignFace &&
    isPassed(attempt.status) &&
    !(application?.spentFlows.includes(flowNo) ?? false)
  );
};

/** Returns the application that waits for verification. */
function verifiable(world: World, product: ProductCode): Application | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || !isOpen(application)) return { refuse: 'not-found' };
  if (application.verified || isLocked(application)) return { refuse: 'step-done' };
  return mayDo(world, application, OpeningStep.Verify) ? application : { refuse: 'out-of-order' };
}

/** Returns the amount of a transfer in cents: 1 to 99, computed from the account and the second. */
const amountOf = (now: Instant, accountNo: string): number =>
  1 + (([...accountNo].reduce((sum, digit) => sum + Number(digit), 0) * 7 + Math.floor(now / 1000)) % 99);

export function beginTransfer(
  world: World,
  { product, accountNo, bankName }: { product: ProductCode; accountNo: string; bankName: string },
  now: Instant,
): { world: World; transfer: Transfer } | Refused {
  const application = verifiable(world, product);
  if ('refuse' in application) return application;
  const transfer = { accountNo, bankName, sentAt: momentOf(now), amount: amountOf(now, accountNo), wrong: 0 };
  return {
    transfer,
    world: withApplication(world, { ...application, transfer, drafts: withoutVerifying(application) }).world,
  };
}

export const triesLeft = ({ wrong }: Transfer): number => terms.transferTries - wrong;

export const transferEnds = ({ sentAt }: Transfer): Instant =>
  instantOfMoment(sentAt) + terms.transferHours * 3_600_000;

/** Confirms the amount of the transfer. A wrong amount costs a try. */
export function confirmTransfer(
  world: World,
  { product, amount }: { product: ProductCode; amount: number },
  now: Instant,
): ChangedApplication | Refused {
  const application = verifiable(world, product);
  // Before its turn, the step has no transfer to confirm: the code for an expired transfer says that too.
  if ('refuse' in application)
    return application.refuse === 'out-of-order' ? { refuse: 'transfer-expired' } : application;
  const { transfer } = application;
  if (transfer === undefined || now >= transferEnds(transfer)) return { refuse: 'transfer-expired' };
  if (triesLeft(transfer) <= 0) return { refuse: 'tries-exceeded' };
  if (amount === transfer.amount) return verifiedBy(world, application, VerifyWay.Transfer, now);
  const tried = { ...transfer, wrong: transfer.wrong + 1 };
  return {
    refuse: 'amount-wrong',
    message:
      triesLeft(tried) > 0
        ? `金额不正确，还可尝试${triesLeft(tried)}次`
        : '金额不正确，次数已用尽，请重新打款',
    cost: withApplication(world, { ...application, transfer: tried }).world,
  };
}
