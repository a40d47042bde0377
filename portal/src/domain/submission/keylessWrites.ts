interface Reason {
  /** `submission`: by useSubmission, which asks for the outcome. `free`: repeatable without harm. */
  readonly sent: 'submission' | 'free';
  readonly why: string;
}

const VERSIONED =
  'The request has a version: an outdated one is refused, an identical repeat changes nothing.';
const OPENS_AUTHENTICATION = 'It only opens an authentication: nothing changes until that has passed.';
const ONE_MESSAGE_A_MINUTE =
  'The provider refuses another message within a minute, and the button is disabled for as long.';
const CODE_COUNTS_ONCE = 'A code is valid once: a repeat is refused and changes nothing.';
const NEW_VALUES = 'The request contains the new values, not a difference: a repeat changes nothing.';

/** Reasons why write operations without an idempotency key need none; tests/forms/writes.test.ts finds a missing one. */
export const keylessWrites: Readonly<Record<string, Reason>> = {
  'standard.queryAcpAuthUrl': { sent: 'free', why: 'A second verification link replaces the first.' },
  'gateway.orderQuickBill': {
    sent: 'submission',
    why: 'A bill in progress blocks another one; the quick bill data show whether there is one.',
  },
  'gateway.signContractsForCreditCompliance': {
    sent: 'submission',
    why: 'A signed contract is no longer in the list of pending contracts.',
  },
  'gateway.verifyAuthAndSaveUpContract': {
    sent: 'submission',
    why: 'An authentication signs once; the list of pending contracts shows the result.',
  },
  'gateway.drawCouponsStdjc': {
    sent: 'submission',
    why: 'An activity gives a buyer one coupon; the number of coupons shows whether it was received.',
  },
  'gateway.contractUpSign': { sent: 'free', why: OPENS_AUTHENTICATION },
  'gateway.signGuidanceRead': { sent: 'free', why: 'Marking as read is idempotent.' },
  'gateway.affirm': { sent: 'free', why: 'Repeating the same response changes nothing.' },
  'provisional.sendSmsCode': { sent: 'free', why: ONE_MESSAGE_A_MINUTE },
  'provisional.verifySmsCode': { sent: 'free', why: CODE_COUNTS_ONCE },
  'provisional.changeAdminPhone': {
    sent: 'submission',
    why: 'The proof is valid for the current phone only, so a repeat is refused.',
  },
  'provisional.cancelProduct': {
    sent: 'submission',
    why: 'A repeat is refused; queryCancellation shows the outcome.',
  },
  'provisional.setDefaultBankCard': {
    sent: 'submission',
    why: 'Setting the same default again changes nothing.',
  },
  'provisional.unbindBankCard': {
    sent: 'submission',
    why: 'A repeat is refused; the list shows whether the card is unbound.',
  },
  'provisional.uploadIncreaseFile': {
    sent: 'free',
    why: 'A repeat stores a second file; the application uses only one of them.',
  },
  'provisional.beginOpening': {
    sent: 'free',
    why: 'A company has one application per product: a repeat continues it.',
  },
  'provisional.saveOpeningDraft': { sent: 'free', why: VERSIONED },
  'provisional.saveOpeningCompany': { sent: 'free', why: VERSIONED },
  'provisional.saveOpeningContacts': { sent: 'free', why: VERSIONED },
  'provisional.saveOpeningBusiness': { sent: 'free', why: VERSIONED },
  'provisional.saveOpeningMaterials': { sent: 'free', why: VERSIONED },
  'provisional.uploadOpeningFile': {
    sent: 'free',
    why: 'A repeat stores a second file; the page shows both, and one can be removed.',
  },
  'provisional.removeOpeningFile': { sent: 'free', why: 'Removing again changes nothing.' },
  'provisional.beginOpeningAuth': { sent: 'free', why: OPENS_AUTHENTICATION },
  'provisional.confirmOpeningAuth': { sent: 'free', why: 'It only reads the result of an authentication.' },
  'provisional.beginOpeningTransfer': { sent: 'free', why: 'A new transfer replaces the earlier one.' },
  'provisional.confirmOpeningTransfer': {
    sent: 'free',
    why: 'A correct amount counts once; a wrong one uses up an attempt, and the application shows how many are left.',
  },
  'provisional.signOpeningContracts': {
    sent: 'free',
    why: 'A face check signs once; the list of contracts shows the result.',
  },
  'provisional.requestOpeningCallback': {
    sent: 'free',
    why: 'A pending call-back blocks another one; queryOpening shows it.',
  },
  'provisional.sendSignLink': { sent: 'free', why: 'A new link replaces the old one.' },
  'provisional.sendSignLinkCode': { sent: 'free', why: ONE_MESSAGE_A_MINUTE },
  'provisional.verifySignLinkCode': { sent: 'free', why: CODE_COUNTS_ONCE },
  'provisional.beginSignLinkFace': { sent: 'free', why: OPENS_AUTHENTICATION },
  'provisional.signByLink': { sent: 'free', why: 'A link signs once: a repeat is refused.' },
  'provisional.closeWelcome': { sent: 'free', why: 'Closing it again changes nothing.' },
  'provisional.saveFirstSteps': { sent: 'free', why: NEW_VALUES },
  'provisional.joinTask': {
    sent: 'submission',
    why: 'A company joins a task once; the list of tasks shows it.',
  },
  'provisional.readMessages': { sent: 'free', why: 'Marking as read is idempotent.' },
  'provisional.saveMessageSetting': { sent: 'free', why: NEW_VALUES },
  'provisional.subscribePush': {
    sent: 'free',
    why: 'An address has one subscription: a repeat changes nothing.',
  },
  'provisional.unsubscribePush': { sent: 'free', why: 'Unsubscribing nothing changes nothing.' },
  'provisional.createCalendarSubscription': { sent: 'free', why: 'A new address replaces the earlier one.' },
  'provisional.revokeCalendarSubscription': { sent: 'free', why: 'Revoking nothing changes nothing.' },
  'provisional.editAccount': { sent: 'free', why: NEW_VALUES },
  'provisional.setAccountLimit': { sent: 'submission', why: NEW_VALUES },
  'provisional.changeAccountStatus': { sent: 'submission', why: NEW_VALUES },
  'provisional.deleteAccount': {
    sent: 'submission',
    why: 'A repeat is refused; the list shows whether the account is deleted.',
  },
  'provisional.setPayPassword': { sent: 'free', why: 'A first password is set once: a repeat is refused.' },
  'provisional.changePayPassword': {
    sent: 'free',
    why: 'The old password is valid only until the change, so a repeat is refused.',
  },
  'provisional.beginPayPasswordAuth': { sent: 'free', why: OPENS_AUTHENTICATION },
  'provisional.resetPayPassword': {
    sent: 'free',
    why: 'An authentication resets once: a repeat is refused.',
  },
  'provisional.saveApprovalSetting': { sent: 'submission', why: NEW_VALUES },
  'provisional.withdrawApproval': {
    sent: 'submission',
    why: 'A repeat is refused; the list shows whether the request is withdrawn.',
  },
  'provisional.saveSmallPayment': { sent: 'free', why: NEW_VALUES },
  'provisional.saveView': {
    sent: 'free',
    why: 'A change has a version; a new view has a name, which is unique in its list: a repeat is refused.',
  },
  'provisional.deleteView': { sent: 'free', why: VERSIONED },
  'provisional.uploadClaimVoucher': {
    sent: 'free',
    why: 'A repeat stores a second file; the claim uses only one of them.',
  },
};
