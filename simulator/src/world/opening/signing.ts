/** Signs all contracts of an opening with one passed face check (spec 2 §2.2, 1 §4). */
import { FlowType, OpeningStatus, OpeningStep, type ProductCode } from '#generated/shared/enums.ts';
import { signAfterFace } from '../contracts/contracts.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import { digitsOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { applicationFor, isOpen, withApplication, type Refused } from './application.ts';
import { passOpening } from './audit.ts';
import { contractsOf, withSignature, type OpeningContract } from './contracts.ts';
import type { Application } from './schema.ts';
import { mayDo } from './steps.ts';
import { isSpendable } from './verify.ts';

export interface Template {
  templateNo: string;
  templateVersion: string;
}

/** Returns whether the templates are exactly those of the waiting contracts. */
function namesAll(contracts: readonly OpeningContract[], templates: readonly Template[]): boolean {
  const key = ({ templateNo, templateVersion }: Template) => `${templateNo} ${templateVersion}`;
  const waiting = contracts.filter(({ signed }) => !signed).map(key);
  const named = new Set(templates.map(key));
  return waiting.length > 0 && waiting.length === named.size && waiting.every((each) => named.has(each));
}

export interface Signature {
  product: ProductCode;
  templates: readonly Template[];
  flowNo: string | undefined;
}

/** Signs everything that waits, with one passed face check. */
export function signContracts(
  world: World,
  { product, templates, flowNo = '' }: Signature,
  now: Instant,
): { world: World; contracts: readonly OpeningContract[] } | Refused {
  const application = applicationFor(world, product);
  const own = application && isOpen(application) ? application : undefined;
  const contracts = contractsOf(world, product);
  if (own && !mayDo(world, own, OpeningStep.Sign)) return { refuse: 'out-of-order' };
  if (contracts.length > 0 && contracts.every(({ signed }) => signed)) return { refuse: 'step-done' };
  if (!namesAll(contracts, templates)) return { refuse: 'nothing-to-sign' };
  if (!isSpendable(world, own, flowNo)) return { refuse: 'auth-not-passed' };
  return own
    ? withSignatures(world, own, contracts, flowNo, now)
    : withInvestor(world, contracts, flowNo, now);
}

const contractNo = (templateNo: string, now: Instant): string => `HT${digitsOf(dayOf(now))}${templateNo}`;

function withSignatures(
  world: World,
  application: Application,
  contracts: readonly OpeningContract[],
  flowNo: string,
  now: Instant,
): { world: World; contracts: readonly OpeningContract[] } {
  const at = momentOf(now);
  const added = contracts.map(({ templateNo }) => ({
    templateNo,
    contractNo: contractNo(templateNo, now),
    at,
  }));
  const changed: Application = {
    ...application,
    signed: [...application.signed, ...added],
    spentFlows: [...application.spentFlows, flowNo],
    version: application.version + 1,
    updatedAt: at,
  };
  const opens = application.status === OpeningStatus.Contract;
  return {
    contracts: contracts.map(withSignature(changed)),
    world: opens ? passOpening(world, changed, now) : withApplication(world, changed).world,
  };
}

/** Signs the contracts of an opened company with a new investor, which completes the change of the investor. */
function withInvestor(
  world: World,
  contracts: readonly OpeningContract[],
  flowNo: string,
  now: Instant,
): { world: World; contracts: readonly OpeningContract[] } | Refused {
  const outcome = signAfterFace(world, flowNo, now);
  if ('refuse' in outcome) return { refuse: 'nothing-to-sign' };
  const { opening } = outcome.world;
  return {
    world: { ...outcome.world, opening: { ...opening, flowType: FlowType.Normal } },
    contracts: contracts.map((entry) => ({
      ...entry,
      signed: { contractNo: contractNo(entry.templateNo, now), at: momentOf(now) },
    })),
  };
}
