import { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';

/** Way out for a user who may not open the product. */
export type Remedy =
  | 'home'
  | 'others'
  | 'register'
  | 'callback'
  | 'elsewhere'
  | 'abnormal'
  | 'result'
  | 'none';

/** The remedy for each obstacle, as on the landing page. spec 2 §2.2 */
export const remedies = {
  [OpeningObstacle.Opened]: 'home',
  [OpeningObstacle.NotOffered]: 'others',
  [OpeningObstacle.AppOnly]: 'others',
  [OpeningObstacle.NotEnterprise]: 'register',
  [OpeningObstacle.NotAdmin]: 'none',
  [OpeningObstacle.Offline]: 'callback',
  [OpeningObstacle.ExceedThreshold]: 'callback',
  [OpeningObstacle.OpenedElsewhere]: 'elsewhere',
  [OpeningObstacle.ManageAbnormal]: 'abnormal',
  [OpeningObstacle.RetryLater]: 'result',
} as const satisfies Record<OpeningObstacle, Remedy>;
