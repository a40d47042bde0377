/** Opens a product over HTTP like the portal. */
import { provisional } from '#generated/clients.ts';
import type { OpeningAuth, OpeningStep } from '#generated/shared/enums.ts';
import type { Provider } from '../tools/provider.ts';

export const company = {
  companyName: '杭州禾川工业设备有限公司',
  creditCode: '91330108MA2H7K3N62',
  companyKind: 'LIMITED',
  registeredCapital: 1000,
  foundedOn: '2016-05-18',
  termTo: '2046-05-17',
  regionCode: '330108',
  address: '长河街道滨康路1180号2幢1206室',
  legalName: '沈志远',
  legalIdNo: '330102197806142320',
  legalIdFrom: '2016-09-12',
  legalIdTo: '2036-09-12',
  legalPhone: '13957106821',
} as const;

export const persons = [
  {
    name: '周敏',
    role: 'financeHead',
    relationship: 'financeHandler',
    phone: '13606812257',
    email: 'zhoumin@hechuan.cn',
  },
  { name: '陆启明', role: 'actualController', phone: '13757158840', email: 'luqiming@hechuan.cn' },
] as const;

const returnUrl = '/front/localRealNameCallBack';

/** Returns the current application. */
export async function applicationOf(session: Provider) {
  const { application } = await provisional.queryOpening({}, session);
  if (!application) throw new Error('no application');
  return application;
}

const versionOf = async (session: Provider): Promise<number> => (await applicationOf(session)).version;

/** Begins an authentication and ends it on the provider's page with an outcome (8 is success). @returns the flow number */
export async function authenticate(session: Provider, auth: OpeningAuth, openStatus = '8'): Promise<string> {
  const { authFlowNo, verifyUrl } = await provisional.beginOpeningAuth({ auth, returnUrl }, session);
  await session.fetch(verifyUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ openStatus }).toString(),
  });
  return authFlowNo;
}

/** Requests and verifies an SMS code. */
export async function smsToken(session: Provider, phone: string): Promise<string> {
  await provisional.sendSmsCode({ type: 'OPEN_CONTACT', phone }, session);
  const proof = await provisional.verifySmsCode({ type: 'OPEN_CONTACT', phone, code: '246810' }, session);
  return proof.smsToken;
}

/** Signs every waiting contract with a face check. */
export async function sign(session: Provider) {
  const authFlowNo = await authenticate(session, 'SIGN_FACE');
  const { contracts } = await provisional.queryOpeningContracts({}, session);
  const templates = contracts
    .filter(({ signedAt }) => signedAt === undefined)
    .map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion }));
  return provisional.signOpeningContracts({ contracts: templates, authFlowNo }, session);
}

async function uploadAll(session: Provider): Promise<void> {
  const { materials } = await applicationOf(session);
  for (const { materialType, desc, minFiles } of materials) {
    if (minFiles === 0) continue;
    const file = new File(['%PDF-1.7\n'], `${desc}.pdf`, { type: 'application/pdf' });
    await provisional.uploadOpeningFile({ materialType, file }, session);
  }
}

/** Actions of a buyer at each step. */
const steps: Record<OpeningStep, (session: Provider) => Promise<unknown>> = {
  // Confirms known data without changes.
  COMPANY: async (session) => {
    const { version, company: known } = await applicationOf(session);
    const { regionName: _derived, ...entry } = known ?? { ...company, regionName: '' };
    return provisional.saveOpeningCompany({ version, ...entry }, session);
  },
  VERIFY: async (session) => {
    const authFlowNo = await authenticate(session, 'REAL_NAME_PAGE');
    return provisional.confirmOpeningAuth({ authFlowNo }, session);
  },
  CONTACTS: async (session) => {
    const contacts = [];
    for (const person of persons)
      contacts.push({ ...person, smsToken: await smsToken(session, person.phone) });
    return provisional.saveOpeningContacts({ version: await versionOf(session), contacts }, session);
  },
  BUSINESS: async (session) =>
    provisional.saveOpeningBusiness(
      {
        version: await versionOf(session),
        purchaseKinds: ['INDUSTRIAL'],
        monthlyVolume: 'UP_TO_1M',
        payHabit: 'MONTHLY',
      },
      session,
    ),
  MATERIALS: async (session) => {
    await uploadAll(session);
    return provisional.saveOpeningMaterials({ version: await versionOf(session) }, session);
  },
  SIGN: sign,
};

/** Does all remaining steps and returns them. */
export async function fillIn(session: Provider): Promise<OpeningStep[]> {
  const done: OpeningStep[] = [];
  for (let { nextStep } = await applicationOf(session); nextStep;) {
    await steps[nextStep](session);
    done.push(nextStep);
    ({ nextStep } = await applicationOf(session));
    if (nextStep && done.includes(nextStep)) throw new Error(`${nextStep} did not get done`);
  }
  return done;
}

/** Returns whether an operation belongs to the opening, by its name. */
export const isOpening = (id: string): boolean => /Opening|SignLink|signByLink/.test(id);

/** Returns whether an operation belongs to company data, cancellation or certificates. */
export const isOfCompany = (operation: string): boolean =>
  [
    'applySettleCertificate',
    'cancelProduct',
    'changeAdminPhone',
    'checkSettleCertificate',
    'queryAgentInfo',
    'queryCancellation',
    'queryCompanyInfo',
    'querySettleCertificates',
    'submitAgentChange',
    'submitCompanyChange',
  ].includes(operation);
