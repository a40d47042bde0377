interface Reason {
  /** `submission`: by useSubmission, which asks for the outcome. `free`: repeatable without harm. */
  readonly sent: 'submission' | 'free';
  readonly why: string;
}

/** Reasons why write operations without an idempotency key need none; tests/forms/writes.test.ts finds a missing one. */
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
  'provisional.changeAdminPhone': {
    sent: 'submission',
    why: 'Its proof is of the phone on record: once that has changed it proves nothing.',
  },
  'provisional.cancelProduct': {
    sent: 'submission',
    why: 'A product that is not open cannot be cancelled, and queryCancellation says what became of it.',
  },
  'provisional.setDefaultBankCard': {
    sent: 'submission',
    why: 'The default made the default again is the default.',
  },
  'provisional.unbindBankCard': {
    sent: 'submission',
    why: 'What is unbound is not in the list: unbound again it is refused, and the list says so.',
  },
  'provisional.uploadIncreaseFile': {
    sent: 'free',
    why: 'A file sent twice is two files, of which the application names one.',
  },
  'provisional.beginOpening': {
    sent: 'free',
    why: 'One company has one application for a product: begun again it goes on.',
  },
  'provisional.saveOpeningDraft': {
    sent: 'free',
    why: 'It carries the version that it was typed on: an older page is refused, the same again changes nothing.',
  },
  'provisional.saveOpeningCompany': {
    sent: 'free',
    why: 'It carries the version that it was typed on: an older page is refused, the same again changes nothing.',
  },
  'provisional.saveOpeningContacts': {
    sent: 'free',
    why: 'It carries the version that it was typed on: an older page is refused, the same again changes nothing.',
  },
  'provisional.saveOpeningBusiness': {
    sent: 'free',
    why: 'It carries the version that it was typed on: an older page is refused, the same again changes nothing.',
  },
  'provisional.saveOpeningMaterials': {
    sent: 'free',
    why: 'It carries the version that it was typed on: an older page is refused, the same again changes nothing.',
  },
  'provisional.uploadOpeningFile': {
    sent: 'free',
    why: 'A file sent twice is two files, both seen, and one of them can be removed.',
  },
  'provisional.removeOpeningFile': {
    sent: 'free',
    why: 'Removed twice is removed.',
  },
  'provisional.beginOpeningAuth': {
    sent: 'free',
    why: 'It only opens an authentication: nothing is verified or signed until that has passed.',
  },
  'provisional.confirmOpeningAuth': {
    sent: 'free',
    why: 'It asks what became of an authentication, which happened elsewhere.',
  },
  'provisional.beginOpeningTransfer': {
    sent: 'free',
    why: 'A new transfer takes the place of the one before.',
  },
  'provisional.confirmOpeningTransfer': {
    sent: 'free',
    why: 'A right amount counts once; a wrong one costs a try, and the application says how many are left.',
  },
  'provisional.signOpeningContracts': {
    sent: 'free',
    why: 'One face check signs once, and the list of the contracts says so.',
  },
  'provisional.requestOpeningCallback': {
    sent: 'free',
    why: 'A call-back that waits blocks another one, and the opening says so.',
  },
  'provisional.sendSignLink': {
    sent: 'free',
    why: 'A new link takes the place of the old one.',
  },
  'provisional.sendSignLinkCode': {
    sent: 'free',
    why: 'The provider refuses another message within a minute, and the button waits as long.',
  },
  'provisional.verifySignLinkCode': {
    sent: 'free',
    why: 'A code counts once: checked again it is refused, and nothing has moved.',
  },
  'provisional.beginSignLinkFace': {
    sent: 'free',
    why: 'It only opens an authentication: nothing is signed until that has passed.',
  },
  'provisional.signByLink': {
    sent: 'free',
    why: 'A link signs once: used again it is refused.',
  },
  'provisional.closeWelcome': {
    sent: 'free',
    why: 'Seen twice is seen.',
  },
  'provisional.joinTask': {
    sent: 'submission',
    why: 'A company joins a task once, and the list of the tasks says so.',
  },
  'provisional.readMessages': {
    sent: 'free',
    why: 'Read twice is read.',
  },
  'provisional.saveMessageSetting': {
    sent: 'free',
    why: 'Saved twice is saved: it says all of the setting.',
  },
  'provisional.editAccount': {
    sent: 'free',
    why: 'A name and a phone saved twice are saved.',
  },
  'provisional.setAccountLimit': {
    sent: 'submission',
    why: 'It says what the limit shall be, not by how much it grows: set twice it is set.',
  },
  'provisional.changeAccountStatus': {
    sent: 'submission',
    why: 'It says how the account shall stand: frozen twice it is frozen.',
  },
  'provisional.deleteAccount': {
    sent: 'submission',
    why: 'An account is deleted once, and the list says that it is gone.',
  },
  'provisional.setPayPassword': {
    sent: 'free',
    why: 'There is one or there is none: set again it is refused.',
  },
  'provisional.changePayPassword': {
    sent: 'free',
    why: 'The old password counts once: changed, it is no longer the old one.',
  },
  'provisional.beginPayPasswordAuth': {
    sent: 'free',
    why: 'It only opens an authentication: nothing is reset until that has passed.',
  },
  'provisional.resetPayPassword': {
    sent: 'free',
    why: 'One authentication resets once: used again it is refused.',
  },
  'provisional.saveApprovalSetting': {
    sent: 'submission',
    why: 'It says all of the setting: saved twice it is saved.',
  },
  'provisional.withdrawApproval': {
    sent: 'submission',
    why: 'A request ends once: taken back again it is refused, and the list says so.',
  },
  'provisional.saveSmallPayment': {
    sent: 'free',
    why: 'It says up to which amount: saved twice it is saved.',
  },
  'provisional.uploadClaimVoucher': {
    sent: 'free',
    why: 'A voucher sent twice is two files, of which the claim names one.',
  },
};
