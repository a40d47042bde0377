import { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';

/** The remedy for a user who may not open here. */
export type Remedy =
  | 'home'
  | 'others'
  | 'register'
  | 'callback'
  | 'elsewhere'
  | 'abnormal'
  | 'result'
  | 'none';

/** Remedies by the rules of the landing's open button, and by the provider's further facts. spec 2 §2.2 */
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
