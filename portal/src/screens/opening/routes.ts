import { query, redirect, screen } from '../../routing/screen.ts';
import type { FlowStep } from './steps.ts';

const flags = { opening: true, jumpLoginPage: true } as const;
const company = { role: 'company', flags } as const;
const start = {
  title: '开通申请',
  help: 'apply/guide',
  page: () => import('./start/StartPage.tsx'),
} as const;
const flow = { title: '开通流程', help: 'apply/guide', page: () => import('./flow/FlowPage.tsx') } as const;
const afterAudit = () => import('./AfterAuditOrFlow.tsx');
const offline = {
  role: 'company',
  flags: { ...flags, offline: true },
  title: '线下开通',
  help: 'apply/guide',
  page: () => import('./offline/OfflinePage.tsx'),
} as const;
const repeat = {
  ...company,
  title: '重复开通',
  help: 'apply/guide',
  page: () => import('./blocked/RepeatPage.tsx'),
} as const;
const abnormal = {
  ...company,
  title: '经营异常',
  help: 'apply/guide',
  page: () => import('./blocked/AbnormalPage.tsx'),
} as const;
const result = {
  title: '审核结果',
  help: 'apply/guide',
  page: () => import('./result/AuditResultPage.tsx'),
} as const;
const pop = { role: 'yaojingcaiPop', flags } as const;

type FlowQuery = { step: FlowStep; productCode?: string; from?: string | undefined };

/** The opening pages. 1 §4 */
export const openingScreens = {
  companyOpen: screen('/company/open/index', {
    ...company,
    ...start,
    name: 'company-open',
    query: query<{ productCode?: string; fromName?: string }>(),
  }),
  companyOpenFlowOld: redirect('/company/open/flow', '/company/open/flowNew/step'),
  companyOpenFlow: screen('/company/open/flowNew/:step', {
    ...company,
    ...flow,
    query: query<FlowQuery>(),
  }),
  companyOpenOffline: screen('/company/open/offline', offline),
  companyOpenRepeat: screen('/company/open/repateOpen', repeat),
  companyOpenAbnormal: screen('/company/open/manageAbnormal', abnormal),
  companyOpenAddInfo: screen('/company/open/addInfo', {
    ...company,
    title: '补充信息',
    help: 'apply/guide',
    page: () => import('./addInfo/AddInfoPage.tsx'),
  }),
  companyOpenContractSign: screen('/company/open/contractSign', {
    ...company,
    title: '合同签署',
    help: 'apply/guide',
    page: () => import('./sign/ContractSignPage.tsx'),
  }),
  companyOpenAuditResult: screen('/company/open/auditResult', {
    ...company,
    ...result,
    query: query<{ productCode?: string }>(),
  }),

  standardOpen: screen('/company/standardOpen/index', {
    ...company,
    ...start,
    query: query<{ productCode?: string; from?: string | undefined }>(),
  }),
  standardOpenRealName: screen('/company/standardOpen/realNameLocal', {
    ...company,
    title: '企业实名认证',
    help: 'apply/guide',
    page: () => import('./verify/RealNamePage.tsx'),
  }),
  standardOpenFlowOld: redirect('/company/standardOpen/flow/:step', '/company/standardOpen/flowNew/:step'),
  standardOpenFlow: screen('/company/standardOpen/flowNew/:step', {
    ...company,
    ...flow,
    name: 'company-standard-open-flow-new',
    query: query<FlowQuery>(),
  }),
  standardOpenOffline: screen('/company/standardOpen/offline', offline),
  standardOpenRepeat: screen('/company/standardOpen/repateOpen', repeat),
  standardOpenAbnormal: screen('/company/standardOpen/manageAbnormal', abnormal),

  contractSignNoLogin: screen('/contractSignNoLogin', {
    role: 'all',
    title: '合同签署',
    help: 'none',
    flags: { next: true, notShowHeaderFooter: true },
    query: query<{ linkNo: string }>(),
    page: () => import('./nologin/NoLoginPage.tsx'),
  }),

  // Pharmacy POP
  pharmacyRoot: redirect('/yaojingcai', '/yaojingcai/open/index'),
  pharmacyOpen: screen('/yaojingcai/open/index', {
    ...pop,
    ...start,
    query: query<{ productCode?: string }>(),
  }),
  pharmacyOpenAddInfo: screen('/yaojingcai/open/addInfo', {
    ...pop,
    title: '补充信息',
    help: 'apply/guide',
    query: query<{ step?: FlowStep | undefined; productCode?: string }>(),
    page: afterAudit,
  }),
  pharmacyOpenAgreement: screen('/yaojingcai/open/agreement', {
    ...pop,
    title: '协议签署',
    help: 'apply/guide',
    page: afterAudit,
  }),
  pharmacyOpenAuditResult: screen('/yaojingcai/open/auditResult', { ...pop, ...result }),

  factoringOpen: screen('/baolibiaopin/standard/*', {
    role: 'baolibiaopin',
    title: '开通流程',
    help: 'apply/guide',
    flags,
    query: query<{ '*': 'index' | 'auditResult' | 'addInfo' | FlowStep; productCode?: string }>(),
    page: () => import('./factoring/FactoringOpenPage.tsx'),
  }),
};
