/** Contracts of an opening: before the submission, after the audit, and with a new investor (spec 2 §2.2, 1 §4). */
import { FlowType, OpeningStatus, type ProductCode } from '#generated/shared/enums.ts';
import { isOpened } from '../company/company.ts';
import { investorOf, secondInvestorNo } from '../company/investors.ts';
import type { Investor } from '../company/schema.ts';
import { pendingContracts } from '../contracts/contracts.ts';
import type { Contract } from '../contracts/schema.ts';
import { addDays, type Day } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { applicationFor, isOpen } from './application.ts';
import type { Application } from './schema.ts';

/** A contract to read, and its signature once it is signed. */
export interface OpeningContract {
  readonly name: string;
  readonly templateNo: string;
  readonly templateVersion: string;
  readonly contractType: string;
  readonly signContractType: string;
  readonly needFace: boolean;
  readonly signed?: { readonly contractNo: string; readonly at: string };
}

const face = { signContractType: 'FACE', needFace: true } as const;

/** Signed before the application is submitted. */
const beforeSubmission: readonly OpeningContract[] = [
  {
    name: '企业金采服务合同',
    templateNo: 'QYJC-FW-003',
    templateVersion: 'V3.2',
    contractType: 'SERVICE',
    ...face,
  },
  {
    name: '企业征信授权书',
    templateNo: 'QYJC-ZX-001',
    templateVersion: 'V1.4',
    contractType: 'CREDIT',
    ...face,
  },
];

/** Signed after the audit. */
const afterAudit: readonly OpeningContract[] = [
  { name: '额度确认书', templateNo: 'QYJC-ED-001', templateVersion: 'V1.0', contractType: 'LIMIT', ...face },
];

/** All contracts of openings. */
export const openingTemplates: readonly OpeningContract[] = [...beforeSubmission, ...afterAudit];

export const withSignature =
  ({ signed }: Application) =>
  (contract: OpeningContract): OpeningContract => {
    const found = signed.find(({ templateNo }) => templateNo === contract.templateNo);
    return found ? { ...contract, signed: { contractNo: found.contractNo, at: found.at } } : contract;
  };

const ofApplication = (application: Application): OpeningContract[] =>
  (application.status === OpeningStatus.Contract ? afterAudit : beforeSubmission).map(
    withSignature(application),
  );

const ofInvestor = (world: World): Contract[] => pendingContracts(world).filter(({ needFace }) => needFace);

/** Returns the new investor that waits for its contracts: the company's second one stands for it (assumed). */
export const newInvestor = (world: World, product: ProductCode): Investor | undefined =>
  world.opening.flowType === FlowType.ChangeInvestor && isOpened(world, product)
    ? investorOf(world, secondInvestorNo)
    : undefined;

/** Returns the current contracts with their signatures. */
export function contractsOf(world: World, product: ProductCode): readonly OpeningContract[] {
  const application = applicationFor(world, product);
  if (application && isOpen(application)) return ofApplication(application);
  return newInvestor(world, product) ? ofInvestor(world) : [];
}

/** Returns the company's contracts of a product that was just opened; they are valid for a year. */
export function serviceContracts({ signed }: Application): Contract[] {
  return openingTemplates.flatMap(({ signed: _signed, ...template }): Contract[] => {
    const found = signed.find(({ templateNo }) => templateNo === template.templateNo);
    if (found === undefined) return [];
    const { contractNo, at } = found;
    return [
      { kind: 'upgrade', ...template, signed: { contractNo, at }, expiresOn: yearFrom(at.slice(0, 10)) },
    ];
  });
}

const yearFrom = (day: Day): Day => addDays(day, 364);
