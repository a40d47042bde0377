import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FlowStep } from './steps.ts';

/** Parameters of every address of an opening: its product, and the channel that started it. */
export interface LinkParams {
  readonly productCode: ProductCode;
  readonly from?: string | undefined;
}

/** Addresses of one opening flow. All flows show the same pages at their own addresses. spec 1 §2 */
export interface Flow {
  readonly start: (linkParams: LinkParams) => string;
  readonly step: (step: FlowStep, linkParams: LinkParams) => string;
  readonly result: () => string;
  /** Page for the audit's requests. */
  readonly addInfo: () => string;
  /** Page of the contracts after the audit, or for a new investor. */
  readonly sign: () => string;
  readonly offline: () => string;
  readonly repeat: () => string;
  readonly abnormal: () => string;
}

const company: Flow = {
  start: ({ productCode }) => paths.companyOpen({ productCode }),
  step: (step, linkParams) => paths.companyOpenFlow({ step, ...linkParams }),
  result: paths.companyOpenAuditResult,
  addInfo: paths.companyOpenAddInfo,
  sign: paths.companyOpenContractSign,
  offline: paths.companyOpenOffline,
  repeat: paths.companyOpenRepeat,
  abnormal: paths.companyOpenAbnormal,
};

const standard: Flow = {
  ...company,
  start: ({ productCode, from }) => paths.standardOpen({ productCode, from }),
  step: (step, linkParams) => paths.standardOpenFlow({ step, ...linkParams }),
  offline: paths.standardOpenOffline,
  repeat: paths.standardOpenRepeat,
  abnormal: paths.standardOpenAbnormal,
};

/** 药京采 (POP): all steps with forms have one address, signing has another. */
const pop: Flow = {
  ...company,
  start: ({ productCode }) => paths.pharmacyOpen({ productCode }),
  step: (step, { productCode }) =>
    step === 'contractSign'
      ? paths.pharmacyOpenAgreement()
      : paths.pharmacyOpenAddInfo({ step: step === 'step' ? undefined : step, productCode }),
  result: paths.pharmacyOpenAuditResult,
  addInfo: () => paths.pharmacyOpenAddInfo(),
  sign: paths.pharmacyOpenAgreement,
};

const factoring: Flow = {
  ...company,
  start: ({ productCode }) => paths.factoringOpen({ '*': 'index', productCode }),
  step: (step, { productCode }) => paths.factoringOpen({ '*': step, productCode }),
  result: () => paths.factoringOpen({ '*': 'auditResult' }),
  addInfo: () => paths.factoringOpen({ '*': 'addInfo' }),
  sign: () => paths.factoringOpen({ '*': 'contractSign' }),
};

/** Flows by the prefix of their addresses. */
const flows: readonly (readonly [prefix: string, flow: Flow])[] = [
  ['/company/standardOpen/', standard],
  ['/yaojingcai/open/', pop],
  ['/baolibiaopin/standard/', factoring],
];

/** The flow of the current page. @param path without the base */
export const flowAt = (path: string): Flow =>
  flows.find(([prefix]) => path.startsWith(prefix))?.[1] ?? company;
