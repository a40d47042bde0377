import type { Application } from '../opening.ts';

type Rule = Application['materials'][number];

/** The document types with too few files. Running uploads count as files. @param sending document type of each running upload */
export const missingOf = (
  { materials, files }: Pick<Application, 'materials' | 'files'>,
  sending: readonly string[],
): Rule[] =>
  materials.filter(({ materialType, minFiles }) => {
    const uploaded = files.filter((file) => file.materialType === materialType).length;
    const running = sending.filter((kind) => kind === materialType).length;
    return uploaded + running < minFiles;
  });
