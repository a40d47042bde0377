/** All forms of the portal: new ones are added here (forms.test.ts finds missing ones). */
import { CallbackTime } from '#generated/shared/enums/CallbackTime.ts';
import { ClaimType } from '#generated/shared/enums/ClaimType.ts';
import { ContactRole } from '#generated/shared/enums/ContactRole.ts';
import { Cycle } from '#generated/shared/enums/Cycle.ts';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { messageSettingForm } from '#portal/app/messages/setting/form.ts';
import { booksForm } from '#portal/domain/books/form.ts';
import { usualSettings } from '#portal/domain/books/settings.ts';
import { claimForm } from '#portal/domain/funds/claim/form.ts';
import { proofForm } from '#portal/domain/funds/proof/form.ts';
import { viewForm } from '#portal/domain/views/form.ts';
import { renameForm } from '#portal/domain/views/rename/form.ts';
import { addForm } from '#portal/screens/accounts/add/form.ts';
import { batchForm } from '#portal/screens/accounts/batch/form.ts';
import { editForm } from '#portal/screens/accounts/edit/form.ts';
import { limitForm } from '#portal/screens/accounts/limit/form.ts';
import { settingForm as approvalSettingForm } from '#portal/screens/approvals/approvalSetting/form.ts';
import { decisionForm } from '#portal/screens/approvals/decision/form.ts';
import { confirmForm } from '#portal/screens/cancelProduct/confirm/form.ts';
import { reasonForm } from '#portal/screens/cancelProduct/form.ts';
import { tipForm } from '#portal/screens/cancelProduct/tip/form.ts';
import { certificateForm } from '#portal/screens/certificate/form.ts';
import { changeForm } from '#portal/screens/clearType/form.ts';
import { agentForm } from '#portal/screens/companyInfo/agent/form.ts';
import { changeForm as companyChangeForm } from '#portal/screens/companyInfo/change/form.ts';
import { newPhoneForm } from '#portal/screens/companyInfo/newPhone/form.ts';
import { oldPhoneForm } from '#portal/screens/companyInfo/oldPhone/form.ts';
import { transferForm } from '#portal/screens/factoring/transfer/form.ts';
import { applyForm, noUploads } from '#portal/screens/increase/form.ts';
import { invoiceForm } from '#portal/screens/increase/invoices/form.ts';
import { addInfoForm } from '#portal/screens/opening/addInfo/form.ts';
import { businessForm } from '#portal/screens/opening/business/form.ts';
import { companyForm } from '#portal/screens/opening/company/form.ts';
import { validCompany } from '#portal/screens/opening/company/validCompany.ts';
import { contactsForm } from '#portal/screens/opening/contacts/form.ts';
import { codeForm } from '#portal/screens/opening/nologin/form.ts';
import { callbackForm } from '#portal/screens/opening/offline/form.ts';
import { accountForm } from '#portal/screens/opening/verify/account/form.ts';
import { arrivedForm } from '#portal/screens/opening/verify/arrived/form.ts';
import { withdrawalForm } from '#portal/screens/overflow/withdrawal/form.ts';
import { repayForm } from '#portal/screens/repay/form.ts';
import { settingForm } from '#portal/screens/repaySetting/form.ts';
import { passwordForm } from '#portal/screens/repaySetting/payment/password/form.ts';
import { resetForm } from '#portal/screens/repaySetting/payment/reset/form.ts';
import { smallForm } from '#portal/screens/repaySetting/payment/small/form.ts';
import { instalmentForm } from '#portal/screens/staging/form.ts';
import { verifyForm } from '#portal/screens/verify/form.ts';
import { parsed, type Parser } from '#portal/ui/form/parsed.ts';

export interface FormRow {
  readonly parse: Parser;
  /** Valid values. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** By field: the operation of the provisional service whose contract has a field of this name, and rules it. */
  readonly operations: Readonly<Record<string, string>>;
  /** Fields whose values the contract does not rule: not sent, sent under another name, or ruled more strictly. */
  readonly own?: readonly string[];
  /** By field: converts a contract value to what the form holds, where they differ. */
  readonly write?: Readonly<Record<string, (value: unknown) => unknown>>;
}

const numberAsText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Forms by the folder whose form.ts declares them. */
export const forms: Readonly<Record<string, FormRow>> = {
  claim: {
    parse: parsed(claimForm(3)),
    valid: {
      transferNo: 'LK2026111200000004',
      claimType: ClaimType.SelfClaim,
      amount: '56,000.00',
      day: '2026-11-12',
      vouchers: [{ voucherId: 'PZ1', fileName: '回单.pdf', fileBytes: 190_000 }],
    },
    operations: {
      transferNo: 'claimTransfer',
      claimType: 'claimTransfer',
      amount: 'claimTransfer',
    },
    // The request holds only the numbers of the vouchers. The form also accepts days in other written forms.
    own: ['vouchers', 'day'],
    write: { amount: numberAsText },
  },
  proof: {
    parse: parsed(proofForm),
    valid: { way: 'password', password: '804617', code: '' },
    operations: {},
    own: ['way', 'password', 'code'],
  },
  withdrawal: {
    parse: parsed(withdrawalForm({ minAmount: 0.01, maxAmount: 9_999_999_999.99 })),
    valid: { amount: '10,000.00', cardId: 'YHK0001' },
    operations: { amount: 'applyWithdrawal' },
    // The contract has a default; the page always shows the chosen one.
    own: ['cardId'],
    write: { amount: numberAsText },
  },
  repay: {
    parse: parsed(repayForm({ owed: 9_999_999_999.99, minAmount: 0.01 })),
    valid: { mode: 'part', amount: '24,398.70', source: RepaySource.Overflow, couponId: 'YHQ20261012031' },
    operations: { amount: 'submitRepay', source: 'submitRepay' },
    // The amount mode is not sent; the coupon is one of the offered ones, or none.
    own: ['mode', 'couponId'],
    write: { amount: numberAsText },
  },
  staging: {
    parse: parsed(instalmentForm),
    valid: { periods: 6, method: '1002', agreed: true },
    operations: { periods: 'submitInstalment', method: 'submitInstalment' },
    own: ['agreed'],
  },
  clearType: {
    parse: parsed(changeForm({ current: { value: Cycle.Monthly }, lastPayDay: 15 })),
    valid: { value: Cycle.Weekly, lastPayDay: 20 },
    operations: { value: 'changeClearType', lastPayDay: 'changeClearType' },
  },
  repaySetting: {
    parse: parsed(settingForm([])),
    valid: {
      autoRepay: true,
      sources: [RepaySource.Overflow],
      deductDaysBefore: 1,
      remindDaysBefore: 3,
      remindPhone: '13800006027',
    },
    operations: {
      autoRepay: 'saveRepaySetting',
      sources: 'saveRepaySetting',
      deductDaysBefore: 'saveRepaySetting',
      remindDaysBefore: 'saveRepaySetting',
      remindPhone: 'saveRepaySetting',
    },
  },
  add: {
    parse: parsed(addForm(1_200_000)),
    valid: {
      loginId: 'hechuan_cg14',
      existing: false,
      nickname: '禾川采购苏州组',
      phone: '13606812257',
      capped: true,
      limit: '50,000.00',
    },
    // An entry of the list in addAccounts; the limit is optional.
    operations: {},
    own: ['loginId', 'existing', 'nickname', 'phone', 'capped', 'limit'],
  },
  batch: {
    parse: parsed(batchForm),
    valid: { rows: 'hechuan_cg14,禾川采购苏州组,13606812257,50000,新账号' },
    operations: {},
    own: ['rows'],
  },
  edit: {
    parse: parsed(editForm),
    valid: { nickname: '禾川采购三部', phone: '13957106821' },
    operations: { nickname: 'editAccount', phone: 'editAccount' },
  },
  limit: {
    parse: parsed(limitForm({ from: 39_939.3, to: 1_200_000 })),
    valid: { capped: true, limit: '60,000.00' },
    // Absent for a shared line.
    operations: {},
    own: ['capped', 'limit'],
  },
  decision: {
    parse: parsed(decisionForm),
    valid: { reason: '金额请与财务核对' },
    operations: {},
    own: ['reason'],
  },
  approvalSetting: {
    parse: parsed(approvalSettingForm),
    valid: { enabled: true, amount: '50,000.00', deciders: ['hechuan_cg02'] },
    operations: {},
    own: ['enabled', 'amount', 'deciders'],
  },
  password: {
    parse: parsed(passwordForm('change')),
    valid: { oldPassword: '804617', password: '351902', again: '351902' },
    // The new one is typed twice (portal/src/screens/repaySetting/payment/password/form.test.ts).
    operations: { oldPassword: 'changePayPassword' },
    own: ['password', 'again'],
  },
  reset: {
    parse: parsed(resetForm),
    valid: { code: '604417' },
    operations: { code: 'verifySmsCode' },
  },
  small: {
    parse: parsed(smallForm(5000)),
    valid: { smallAmount: '1,000.00', password: '804617' },
    operations: { smallAmount: 'saveSmallPayment', password: 'saveSmallPayment' },
    write: { smallAmount: numberAsText },
  },
  increase: {
    parse: parsed(applyForm([])),
    valid: { uploads: noUploads, code: '604417' },
    operations: { code: 'verifySmsCode' },
    own: ['uploads'],
  },
  company: {
    parse: parsed(companyForm('2026-11-12')),
    valid: validCompany,
    operations: {
      companyName: 'saveOpeningCompany',
      companyKind: 'saveOpeningCompany',
      registeredCapital: 'saveOpeningCompany',
      regionCode: 'saveOpeningCompany',
      address: 'saveOpeningCompany',
      legalPhone: 'saveOpeningCompany',
    },
    // Check digits and days exceed the contract, and empty fields are not sent (company.test.ts).
    own: [
      'creditCode',
      'foundedOn',
      'termTo',
      'officeAddress',
      'legalName',
      'legalIdNo',
      'legalIdFrom',
      'legalIdTo',
    ],
    write: { registeredCapital: numberAsText },
  },
  contacts: {
    parse: parsed(
      contactsForm(
        {
          roles: [ContactRole.FinanceHead],
          once: [],
          relationships: [],
          relationshipFor: [],
          minContacts: 1,
          maxContacts: 5,
        },
        [],
      ),
    ),
    valid: {
      contacts: [
        {
          name: '周敏',
          role: ContactRole.FinanceHead,
          phone: '13606812257',
          email: 'zhoumin@hechuan.cn',
          code: '604417',
        },
      ],
    },
    operations: {},
    own: ['contacts'],
  },
  business: {
    parse: parsed(businessForm),
    valid: {
      purchaseKinds: ['INDUSTRIAL'],
      monthlyVolume: 'UP_TO_1M',
      payHabit: 'MONTHLY',
      recommendCode: '',
    },
    operations: {
      purchaseKinds: 'saveOpeningBusiness',
      monthlyVolume: 'saveOpeningBusiness',
      payHabit: 'saveOpeningBusiness',
    },
    own: ['recommendCode'],
  },
  account: {
    parse: parsed(accountForm),
    valid: { accountNo: '571908823410601', bankName: '招商银行杭州滨江支行' },
    operations: { accountNo: 'beginOpeningTransfer', bankName: 'beginOpeningTransfer' },
  },
  arrived: {
    parse: parsed(arrivedForm),
    valid: { amount: '0.37' },
    operations: { amount: 'confirmOpeningTransfer' },
    write: { amount: numberAsText },
  },
  offline: {
    parse: parsed(callbackForm),
    valid: { name: '周敏', phone: '13606812257', time: CallbackTime.Morning },
    operations: {
      name: 'requestOpeningCallback',
      phone: 'requestOpeningCallback',
      time: 'requestOpeningCallback',
    },
  },
  change: {
    parse: parsed(companyChangeForm([])),
    valid: {
      registeredCapital: '2,000.00',
      termTo: '2046-05-17',
      regionCode: '330108',
      address: '长河街道滨康路1180号2幢1206室',
      officeAddress: '',
      legalIdFrom: '2016-09-12',
      legalIdTo: '',
      legalPhone: '13957106821',
    },
    operations: {
      registeredCapital: 'saveOpeningCompany',
      regionCode: 'saveOpeningCompany',
      address: 'saveOpeningCompany',
      legalPhone: 'saveOpeningCompany',
    },
    // Days, and optional fields that are not sent (values.test.ts).
    own: ['termTo', 'officeAddress', 'legalIdFrom', 'legalIdTo'],
    write: { registeredCapital: numberAsText },
  },
  oldPhone: {
    parse: parsed(oldPhoneForm),
    valid: { code: '604417' },
    operations: { code: 'verifySmsCode' },
  },
  newPhone: {
    parse: parsed(newPhoneForm('13911112222')),
    valid: { phone: '13957118806', code: '604417' },
    operations: { phone: 'changeAdminPhone', code: 'verifySmsCode' },
  },
  agent: {
    parse: parsed(
      agentForm({
        name: '周敏',
        idNo: '330108198903154529',
        phone: '13606812257',
        email: 'zhoumin@hechuan.cn',
      }),
    ),
    valid: {
      name: '顾婷',
      idNo: '330106199207082615',
      phone: '13757108812',
      code: '604417',
      email: 'guting@hechuan.cn',
    },
    operations: {
      name: 'submitAgentChange',
      phone: 'submitAgentChange',
    },
    // A check digit, a pattern without boundary values, and a code that only a new phone needs (agent/form.test.ts).
    own: ['idNo', 'email', 'code'],
  },
  transfer: {
    parse: parsed(transferForm(() => 9_999_999_999.99)),
    valid: { fromAccountNo: '8803120611750064', amount: '5,000.00' },
    operations: { fromAccountNo: 'transferBalance', amount: 'transferBalance' },
    write: { amount: numberAsText },
  },
  tip: {
    parse: parsed(tipForm),
    valid: { agreed: true },
    operations: {},
    own: ['agreed'],
  },
  cancelProduct: {
    parse: parsed(reasonForm),
    valid: { reason: 'NOT_NEEDED' },
    operations: { reason: 'cancelProduct' },
  },
  confirm: {
    parse: parsed(confirmForm),
    valid: { code: '604417' },
    operations: { code: 'verifySmsCode' },
  },
  certificate: {
    parse: parsed(certificateForm),
    valid: { scope: 'PERIOD', from: '2026-01-01', to: '2026-06-30' },
    operations: { scope: 'applySettleCertificate' },
    // Only one scope has days (coverage.test.ts).
    own: ['from', 'to'],
  },
  setting: {
    parse: parsed(messageSettingForm),
    valid: { sms: ['REPAY'], email: ['BILL', 'AUDIT'], emailAddress: 'caiwu@hechuan.cn' },
    operations: { sms: 'saveMessageSetting', email: 'saveMessageSetting' },
    // Not sent if empty.
    own: ['emailAddress'],
  },
  books: {
    parse: parsed(booksForm),
    valid: {
      word: '记',
      firstNo: '1',
      party: '企业金采',
      subjects: usualSettings('').subjects,
      columns: [{ field: 'date', title: '日期' }],
    },
    // Kept as one text each by saveView (domain/books/settings.ts).
    operations: {},
    own: ['word', 'firstNo', 'party', 'subjects', 'columns'],
  },
  views: {
    parse: parsed(viewForm),
    valid: { name: '月末核对', isDefault: true, isShared: false },
    operations: { name: 'saveView', isDefault: 'saveView', isShared: 'saveView' },
  },
  rename: {
    parse: parsed(renameForm),
    valid: { name: '月末核对' },
    operations: { name: 'saveView' },
  },
  invoices: {
    parse: parsed(invoiceForm),
    valid: { invoiceNo: '26332000000118204417', invoicedOn: '2026-10-18', amount: '286,400.00' },
    // The form sends no write: a query checks its values, and the application sends only the number.
    operations: {},
    own: ['invoiceNo', 'invoicedOn', 'amount'],
  },
  addInfo: {
    parse: parsed(addInfoForm(Object.values(OpeningField), '2026-11-12')),
    valid: {
      registeredCapital: '1,000.00',
      termTo: '2046-05-17',
      regionCode: '330108',
      address: '长河街道滨康路1180号2幢1206室',
      officeAddress: '',
      legalIdFrom: '2016-09-12',
      legalIdTo: '2036-09-12',
      legalPhone: '13957106821',
    },
    operations: {},
    // Optional in the contract; requested fields are required, except those that may be empty (addInfo.test.ts).
    own: Object.values(OpeningField),
  },
  nologin: {
    parse: parsed(codeForm),
    valid: { code: '246810' },
    operations: { code: 'verifySignLinkCode' },
  },
  verify: {
    parse: parsed(verifyForm),
    valid: { verifyCode: '3HWD-8PQ1-7ZKM-0V4B', amount: '24,318.70' },
    operations: {},
    own: ['verifyCode', 'amount'],
  },
};
