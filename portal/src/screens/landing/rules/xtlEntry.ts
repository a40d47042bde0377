import type { components } from '#generated/standard/types.ts';

type Qualification = components['schemas']['AccessQualification'];

/**
 * Returns whether the landing page offers the upgrade to 批发金采 (12025) through the channel XTL-UPGRADE: it needs an
 * APPLICABLE access qualification. 2 §6
 */
export const offersUpgrade = (qualifications: readonly Qualification[] | undefined): boolean =>
  qualifications?.some((each) => each.operationCode === 'APPLICABLE') ?? false;
