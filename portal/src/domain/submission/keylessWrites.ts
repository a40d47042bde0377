interface Reason {
  /** `submission`: by useSubmission, which asks what became of it. `free`: as often as it is asked for. */
  readonly sent: 'submission' | 'free';
  readonly why: string;
}

/** Why each operation that writes without an idempotency key needs none; tests/forms/writes.test.ts finds a missing one. */
export const keylessWrites: Readonly<Record<string, Reason>> = {
  'standard.queryAcpAuthUrl': {
    sent: 'free',
    why: 'A second link to verify oneself takes the place of the first.',
  },
  'gateway.orderQuickBill': {
    sent: 'submission',
    why: 'A bill in progress blocks another one, and the quick bill data say whether there is one.',
  },
  'gateway.signContractsForCreditCompliance': {
    sent: 'submission',
    why: 'A signed contract is no longer pending, and the list of the pending ones says so.',
  },
  'gateway.verifyAuthAndSaveUpContract': {
    sent: 'submission',
    why: 'One authentication signs once, and the list of the pending contracts says so.',
  },
  'gateway.drawCouponsStdjc': {
    sent: 'submission',
    why: 'One activity gives a buyer one coupon, and the number of coupons says whether it came.',
  },
  'gateway.contractUpSign': {
    sent: 'free',
    why: 'It only opens an authentication: nothing is signed until that has passed.',
  },
  'gateway.signGuidanceRead': {
    sent: 'free',
    why: 'Read twice is read.',
  },
  'gateway.affirm': {
    sent: 'free',
    why: 'A notice answered twice with the same is answered.',
  },
  'provisional.sendSmsCode': {
    sent: 'free',
    why: 'The provider refuses another message within a minute, and the button waits as long.',
  },
  'provisional.verifySmsCode': {
    sent: 'free',
    why: 'A code counts once: checked again it is refused, and nothing has moved.',
  },
  'provisional.uploadIncreaseFile': {
    sent: 'free',
    why: 'A file sent twice is two files, of which the application names one.',
  },
};
