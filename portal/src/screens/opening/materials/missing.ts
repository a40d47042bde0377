import type { Application } from '../opening.ts';

type Rule = Application['materials'][number];

/** The document types with too few files, uploads in progress included. @param sending document type of each running upload */
export const missingOf = (
  { materials, files }: Pick<Application, 'materials' | 'files'>,
  sending: readonly string[],
): Rule[] =>
  materials.filter(({ materialType, minFiles }) => {
    const there = files.filter((file) => file.materialType === materialType).length;
    return there + sending.filter((kind) => kind === materialType).length < minFiles;
  });
