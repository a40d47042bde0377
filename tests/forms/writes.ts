import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { forms } from './forms.ts';

/** Writing operations that the contract already has and no page calls yet. docs/decisions/0113 */
export const prepared: ReadonlySet<string> = new Set([
  'provisional.subscribePush',
  'provisional.unsubscribePush',
]);

/**
 * Fields of a writing operation outside its form (tests/forms/forms.ts): chosen on the page, read from a response, or
 * constant. writes.test.ts fails for a field in neither.
 */
export const given: Readonly<Record<string, readonly string[]>> = {
  // attach, extData and bizParam are optional: the portal leaves them out.
  'standard.queryAcpAuthUrl': ['bizType', 'returnUrl', 'fingerprint', 'attach', 'extData', 'bizParam'],
  'gateway.orderQuickBill': ['companyAllOrderBill'],
  'gateway.signContractsForCreditCompliance': [
    'clientType',
    'templateNo',
    'templateVersion',
    'signContractType',
  ],
  'gateway.verifyAuthAndSaveUpContract': ['authData'],
  'gateway.drawCouponsStdjc': ['activityId', 'system'],
  'gateway.contractUpSign': ['returnUrl', 'clientType', 'upContract'],
  'gateway.signGuidanceRead': ['accountNo'],
  'gateway.affirm': ['afficheNo', 'operateBtnType'],
  // Without a number the message goes to the one on record.
  'provisional.sendSmsCode': ['type', 'phone'],
  'provisional.verifySmsCode': ['type', 'phone'],
  'provisional.uploadIncreaseFile': ['materialType', 'file'],
  'provisional.submitRepay': ['bills', 'early', 'owed', 'couponId'],
  'provisional.submitInstalment': ['billNo', 'templateNo', 'templateVersion'],
  'provisional.changeClearType': ['jdpin'],
  'provisional.applyIncrease': ['method', 'fileIds'],
  'provisional.applyInvoiceIncrease': ['invoiceNos'],
  'provisional.closeWelcome': [],
  // Set by which of two buttons is pressed.
  'provisional.saveFirstSteps': ['view'],
  // The token of the verified code, which only a new phone needs; the other two have stricter rules than the contract.
  'provisional.submitAgentChange': ['smsToken', 'idNo', 'email'],
  // The form offers pairs of accounts: this is the second of the pair.
  'provisional.transferBalance': ['toAccountNo'],
  // Chosen in the list; the proof has its own form.
  'provisional.setDefaultBankCard': ['cardId'],
  'provisional.unbindBankCard': ['cardId', 'password', 'smsToken'],
  'provisional.joinTask': ['taskNo'],
  'provisional.readMessages': ['messageIds'],
  // Not sent if empty.
  'provisional.saveMessageSetting': ['emailAddress'],
  'provisional.saveRepaySetting': [],
  // Entries from two forms (accounts/add/form.test.ts, accounts/batch/rows.test.ts).
  'provisional.addAccounts': ['accounts'],
  'provisional.editAccount': ['jdpin'],
  'provisional.setAccountLimit': ['jdpin', 'limit'],
  'provisional.changeAccountStatus': ['jdpin', 'status'],
  'provisional.deleteAccount': ['jdpin'],
  // The content is the refused request above the approval amount; the dialog may add a reason.
  'provisional.submitApproval': ['content', 'reason', 'password', 'smsToken'],
  // The proof has its own form. An empty opinion is not sent, nor amount and deciders while approvals are off
  // (portal/src/screens/approvals/forms.test.ts).
  'provisional.decideApproval': ['approvalNo', 'approve', 'reason', 'password', 'smsToken'],
  'provisional.withdrawApproval': ['approvalNo'],
  'provisional.saveApprovalSetting': ['enabled', 'amount', 'deciders'],
  // The new password is typed twice (portal/src/screens/repaySetting/payment/password/form.test.ts).
  'provisional.setPayPassword': ['password'],
  'provisional.changePayPassword': ['password'],
  'provisional.resetPayPassword': ['smsToken', 'authFlowNo', 'password'],
  'provisional.beginPayPasswordAuth': ['smsToken', 'returnUrl'],
  // Filters, order and columns are those of the list; a change names the version that the page shows.
  'provisional.saveView': ['place', 'viewId', 'version', 'content'],
  'provisional.deleteView': ['viewId', 'version'],
  'provisional.requestOpeningCallback': [],
  'provisional.beginOpening': ['from', 'recommendCode'],
  'provisional.saveOpeningDraft': ['version', 'step', 'content'],
  // Rules beyond the contract are covered by screens/opening/company/company.test.ts.
  'provisional.saveOpeningCompany': ['version', ...(forms['company']?.own ?? [])],
  'provisional.saveOpeningContacts': ['version', 'contacts'],
  'provisional.saveOpeningBusiness': ['version', 'recommendCode'],
  'provisional.saveOpeningMaterials': ['version'],
  'provisional.uploadOpeningFile': ['materialType', 'file'],
  'provisional.removeOpeningFile': ['fileId', 'restore'],
  'provisional.beginOpeningAuth': ['auth', 'returnUrl'],
  'provisional.confirmOpeningAuth': ['authFlowNo'],
  'provisional.signOpeningContracts': ['contracts', 'authFlowNo'],
  // Only differences from the record are sent (screens/companyInfo/change/values.test.ts).
  'provisional.submitCompanyChange': [
    'cleared',
    'registeredCapital',
    'termTo',
    'regionCode',
    'address',
    'officeAddress',
    'legalIdFrom',
    'legalIdTo',
    'legalPhone',
  ],
  'provisional.changeAdminPhone': ['oldSmsToken', 'smsToken'],
  'provisional.cancelProduct': ['smsToken'],
  // The page's account, numbers of uploaded files, and a day that only a bank's document shows.
  'provisional.claimTransfer': ['accountNo', 'vouchers', 'day'],
  'provisional.uploadClaimVoucher': ['transferNo', 'file'],
  // The proof has its own form; the card is always one of the list.
  'provisional.applyWithdrawal': ['accountNo', 'cardId', 'password', 'smsToken'],
  'provisional.applySettleCertificate': ['from', 'to'],
  // The audit selects the requested fields; their rules are covered in screens/opening/addInfo/addInfo.test.ts.
  'provisional.supplyOpeningInfo': Object.values(OpeningField),
  'provisional.sendSignLinkCode': ['linkNo'],
  'provisional.verifySignLinkCode': ['linkNo'],
  'provisional.beginSignLinkFace': ['linkNo', 'smsToken', 'returnUrl'],
  'provisional.signByLink': ['linkNo', 'smsToken', 'contracts', 'authFlowNo'],
};

/** Fields of every operation that the page or the client sets. */
export const everywhere: readonly string[] = ['productCode', 'idempotencyKey', 'signature'];
