/** Pages of the help centre that a page names as its subject, by their path below `/help`. */
export type HelpSubject =
  | 'problemList'
  | 'apply/guide'
  | 'apply/change-info'
  | 'member/freeInt21'
  | 'member/memberUpgrade'
  | 'repay/yjj'
  | 'repay/online'
  | 'repay/quick'
  | 'repay/account'
  | 'repay/yjj-claim'
  | 'increase/materials'
  | 'unsubscribe/h5'
  | 'unsubscribe/pc';
