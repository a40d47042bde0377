/** Pages of the help centre that a page names as its subject, by their path below `/help`. */
type HelpSubject =
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

/** A help page, or one of its sections or questions, such as `repay/online#calendar`. */
export type HelpTarget = HelpSubject | `${HelpSubject}#${string}`;
