import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

const renamed = (from: string, to: string) => (value: unknown) => {
  const { [from]: member, ...others } = value as Readonly<Record<string, unknown>>;
  return { ...others, [to]: member };
};

/** Renames a field. */
export const renamedField = mutants('renamed-field', {
  'gateway.queryPopUpsInfo': {
    summary: 'popUps, not isPopUps',
    mutate: inData('', renamed('isPopUps', 'popUps')),
  },
  'standard.queryCompanyLevelMedals': {
    summary: 'time_medal, not timeMedal',
    mutate: inData('', renamed('timeMedal', 'time_medal')),
  },
});
