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
  'provisional.verifySmsCode': ['type'],
  'provisional.uploadIncreaseFile': ['materialType', 'file'],
  'provisional.submitRepay': ['bills', 'early', 'owed', 'couponId'],
  'provisional.submitInstalment': ['billNo', 'templateNo', 'templateVersion'],
  'provisional.changeClearType': ['jdpin'],
  'provisional.applyIncrease': ['method', 'fileIds'],
  'provisional.saveRepaySetting': [],
};

/** What the page or the client says of itself. */
export const everywhere: readonly string[] = ['productCode', 'idempotencyKey', 'signature'];
