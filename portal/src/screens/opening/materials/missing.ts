import type { Application } from '../opening.ts';

type Rule = Application['materials'][number];

/** The kinds of which too few files are there. */
export const missingOf = ({ materials, files }: Pick<Application, 'materials' | 'files'>): Rule[] =>
  materials.filter(
    ({ materialType, minFiles }) =>
      files.filter((file) => file.materialType === materialType).length < minFiles,
  );
