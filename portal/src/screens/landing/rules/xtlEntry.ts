import type { components } from '#generated/standard/types.ts';

type Qualification = components['schemas']['AccessQualification'];

/** Returns whether the page offers the upgrade: it needs an APPLICABLE qualification. spec 2 §6 */
export const offersUpgrade = (qualifications: readonly Qualification[] | undefined): boolean =>
  qualifications?.some((each) => each.operationCode === 'APPLICABLE') ?? false;
