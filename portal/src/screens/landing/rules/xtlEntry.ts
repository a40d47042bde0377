import type { components } from '#generated/standard/types.ts';

type Qualification = components['schemas']['AccessQualification'];

/** The upgrade entry needs an APPLICABLE qualification. spec 2 §6 */
export const offersUpgrade = (qualifications: readonly Qualification[] | undefined): boolean =>
  qualifications?.some((each) => each.operationCode === 'APPLICABLE') ?? false;
