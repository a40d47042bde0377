import { query, redirect, screen } from '../../routing/screen.ts';

const flags = { opening: true, jumpLoginPage: true } as const;
const company = { role: 'company', flags } as const;
const companyOffline = { role: 'company', flags: { ...flags, offline: true } } as const;
const pop = { role: 'yaojingcaiPop', flags } as const;

type FlowStep = 'step' | 'realName' | 'contractSign' | 'audit';
type FlowQuery = { step: FlowStep; productCode?: string; from?: string };

/** The ways to an opened product. 1 §4 */
export const openingScreens = {
  companyOpen: screen('/company/open/index', {
    ...company,
    title: '开通申请',
    name: 'company-open',
    query: query<{ productCode?: string; fromName?: string }>(),
  }),
  companyOpenFlowOld: redirect('/company/open/flow', '/company/open/flowNew/step'),
  companyOpenFlow: screen('/company/open/flowNew/:step', {
    ...company,
    title: '开通流程',
    query: query<FlowQuery>(),
  }),
  companyOpenOffline: screen('/company/open/offline', { ...companyOffline, title: '线下开通' }),
  companyOpenRepeat: screen('/company/open/repateOpen', { ...company, title: '重复开通' }),
  companyOpenAbnormal: screen('/company/open/manageAbnormal', { ...company, title: '经营异常' }),
  companyOpenAddInfo: screen('/company/open/addInfo', { ...company, title: '补充信息' }),
  companyOpenContractSign: screen('/company/open/contractSign', { ...company, title: '合同签署' }),
  companyOpenAuditResult: screen('/company/open/auditResult', { ...company, title: '审核结果' }),

  standardOpen: screen('/company/standardOpen/index', { ...company, title: '开通申请' }),
  standardOpenRealName: screen('/company/standardOpen/realNameLocal', { ...company, title: '企业实名认证' }),
  standardOpenFlowOld: redirect('/company/standardOpen/flow/:step', '/company/standardOpen/flowNew/:step'),
  standardOpenFlow: screen('/company/standardOpen/flowNew/:step', {
    ...company,
    title: '开通流程',
    name: 'company-standard-open-flow-new',
    query: query<FlowQuery>(),
  }),
  standardOpenOffline: screen('/company/standardOpen/offline', { ...companyOffline, title: '线下开通' }),
  standardOpenRepeat: screen('/company/standardOpen/repateOpen', { ...company, title: '重复开通' }),
  standardOpenAbnormal: screen('/company/standardOpen/manageAbnormal', { ...company, title: '经营异常' }),

  contractSignNoLogin: screen('/contractSignNoLogin', {
    role: 'all',
    title: '合同签署',
    flags: { next: true, notShowHeaderFooter: true },
  }),

  // Pharmacy POP
  pharmacyRoot: redirect('/yaojingcai', '/yaojingcai/open/index'),
  pharmacyOpen: screen('/yaojingcai/open/index', {
    ...pop,
    title: '开通申请',
    query: query<{ productCode?: string }>(),
  }),
  pharmacyOpenAddInfo: screen('/yaojingcai/open/addInfo', { ...pop, title: '补充信息' }),
  pharmacyOpenAgreement: screen('/yaojingcai/open/agreement', { ...pop, title: '协议签署' }),
  pharmacyOpenAuditResult: screen('/yaojingcai/open/auditResult', { ...pop, title: '审核结果' }),

  factoringOpen: screen('/baolibiaopin/standard/*', {
    role: 'baolibiaopin',
    title: '开通流程',
    flags,
    query: query<{ '*': 'index'; productCode?: string }>(),
  }),
};
