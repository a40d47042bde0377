import type { Application } from '../opening.ts';

type Rule = Application['materials'][number];

/** The kinds of which too few files are there, or on their way. @param sending the kind of each file on its way */
export const missingOf = (
  { materials, files }: Pick<Application, 'materials' | 'files'>,
  sending: readonly string[],
): Rule[] =>
  materials.filter(({ materialType, minFiles }) => {
    const there = files.filter((file) => file.materialType === materialType).length;
    return there + sending.filter((kind) => kind === materialType).length < minFiles;
  });
