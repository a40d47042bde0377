import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Asked, Opening } from '../opening.ts';

/** Where papers lie, and what is asked for there: the application's own, or what its audit asks for beside them. */
export type Shelf = Pick<Application, 'files' | 'materials' | 'maxFiles' | 'maxFileBytes' | 'fileTypes'>;

type Files = Application['files'];

/** What is uploaded belongs to the audit's question, not to what was signed. */
const isAsked = ({ application }: Opening): boolean => application?.status === OpeningStatus.MoreInfo;

/** What the audit asks for; what the application holds already takes its room. */
export const askedShelf = (
  { files: own, maxFiles, maxFileBytes, fileTypes }: Application,
  { materials, files = [] }: Asked,
): Shelf => ({ materials, files, maxFiles: maxFiles - own.length, maxFileBytes, fileTypes });

/** The opening with its files changed, as the provider has them now. */
export function withFiles(opening: Opening, change: (files: Files) => Files): Opening {
  const { application, asked } = opening;
  if (isAsked(opening) && asked) return { ...opening, asked: { ...asked, files: change(asked.files ?? []) } };
  if (application === undefined) return opening;
  return { ...opening, application: { ...application, files: change(application.files) } };
}
