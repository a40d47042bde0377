import { OpeningField } from '#generated/shared/enums/OpeningField.ts';

/**
 * What a writing operation is told beside what its form asks (tests/forms/forms.ts): chosen on the page, read from an
 * answer, or the same for everybody. A field that stands neither here nor in a form is one that nobody checks.
 */
export const given: Readonly<Record<string, readonly string[]>> = {
  // attach, extData and bizParam are optional: the portal has nothing to say in them and leaves them out.
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
  // Without a number the message goes to the one that is on record.
  'provisional.sendSmsCode': ['type', 'phone'],
  'provisional.verifySmsCode': ['type', 'phone'],
  'provisional.uploadIncreaseFile': ['materialType', 'file'],
  'provisional.submitRepay': ['bills', 'early', 'owed', 'couponId'],
  'provisional.submitInstalment': ['billNo', 'templateNo', 'templateVersion'],
  'provisional.changeClearType': ['jdpin'],
  'provisional.applyIncrease': ['method', 'fileIds'],
  'provisional.applyInvoiceIncrease': ['invoiceNos'],
  'provisional.closeWelcome': [],
  // The proof of the code, where the phone is another one.
  'provisional.submitAgentChange': ['smsToken', 'idNo', 'email'],
  // The other account of the pair that the form names one of.
  'provisional.transferBalance': ['toAccountNo'],
  // Chosen in the list; the proof is tried by its own form.
  'provisional.setDefaultBankCard': ['cardId'],
  'provisional.unbindBankCard': ['cardId', 'password', 'smsToken'],
  'provisional.joinTask': ['taskNo'],
  'provisional.readMessages': ['messageIds'],
  // Left empty it is not sent.
  'provisional.saveMessageSetting': ['emailAddress'],
  'provisional.saveRepaySetting': [],
  // A list of what the forms add and batch make, each tried by its own table.
  'provisional.addAccounts': ['accounts'],
  'provisional.editAccount': ['jdpin'],
  'provisional.setAccountLimit': ['jdpin', 'limit'],
  'provisional.changeAccountStatus': ['jdpin', 'status'],
  'provisional.deleteAccount': ['jdpin'],
  // What was sent before, and was too much: in the dialog that says so a reason may be added.
  'provisional.submitApproval': ['content', 'reason', 'password', 'smsToken'],
  // The proof is tried by its own form; left empty the opinion is not sent, switched off neither amount nor deciders: the forms have their own tables.
  'provisional.decideApproval': ['approvalNo', 'approve', 'reason', 'password', 'smsToken'],
  'provisional.withdrawApproval': ['approvalNo'],
  'provisional.saveApprovalSetting': ['enabled', 'amount', 'deciders'],
  // The new password is typed twice: the form has its own table.
  'provisional.setPayPassword': ['password'],
  'provisional.changePayPassword': ['password'],
  'provisional.resetPayPassword': ['smsToken', 'authFlowNo', 'password'],
  'provisional.beginPayPasswordAuth': ['smsToken', 'returnUrl'],
  'provisional.requestOpeningCallback': [],
  'provisional.beginOpening': ['from', 'recommendCode'],
  'provisional.saveOpeningDraft': ['version', 'step', 'content'],
  // What goes beyond the contract is tried by the form's own table (screens/opening/company/company.test.ts).
  'provisional.saveOpeningCompany': [
    'version',
    'creditCode',
    'foundedOn',
    'termTo',
    'officeAddress',
    'legalName',
    'legalIdNo',
    'legalIdFrom',
    'legalIdTo',
  ],
  'provisional.saveOpeningContacts': ['version', 'contacts'],
  'provisional.saveOpeningBusiness': ['version', 'recommendCode'],
  'provisional.saveOpeningMaterials': ['version'],
  'provisional.uploadOpeningFile': ['materialType', 'file'],
  'provisional.removeOpeningFile': ['fileId', 'restore'],
  'provisional.beginOpeningAuth': ['auth', 'returnUrl'],
  'provisional.confirmOpeningAuth': ['authFlowNo'],
  'provisional.signOpeningContracts': ['contracts', 'authFlowNo'],
  // What differs from the record is sent (screens/companyInfo/change/values.test.ts).
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
  // The page's account, the numbers of what was sent, and a day that only a bank's paper tells.
  'provisional.claimTransfer': ['accountNo', 'vouchers', 'day'],
  'provisional.uploadClaimVoucher': ['transferNo', 'file'],
  // The proof is a form of its own; the card is always one of the list.
  'provisional.applyWithdrawal': ['accountNo', 'cardId', 'password', 'smsToken'],
  'provisional.applySettleCertificate': ['from', 'to'],
  // Which of its fields are asked for the audit says; their rules are tried in screens/opening/addInfo/addInfo.test.ts.
  'provisional.supplyOpeningInfo': Object.values(OpeningField),
  'provisional.sendSignLinkCode': ['linkNo'],
  'provisional.verifySignLinkCode': ['linkNo'],
  'provisional.beginSignLinkFace': ['linkNo', 'smsToken', 'returnUrl'],
  'provisional.signByLink': ['linkNo', 'smsToken', 'contracts', 'authFlowNo'],
};

/** What the page or the client says of itself. */
export const everywhere: readonly string[] = ['productCode', 'idempotencyKey', 'signature'];
