import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Requested, Opening } from '../opening.ts';

/** Target of uploads and its requirements: the application's own, or the audit's request beside them. */
export type UploadTarget = Pick<
  Application,
  'files' | 'materials' | 'maxFiles' | 'maxFileBytes' | 'fileTypes'
>;

type Files = Application['files'];

/** Uploads then belong to the audit's request, not to the signed application. */
const isRequested = ({ application }: Opening): boolean => application?.status === OpeningStatus.MoreInfo;

/** The audit's request; the application's existing files count against its limit. */
export const requestedTarget = (
  { files: own, maxFiles, maxFileBytes, fileTypes }: Application,
  { materials, files = [] }: Requested,
): UploadTarget => ({ materials, files, maxFiles: maxFiles - own.length, maxFileBytes, fileTypes });

/** Returns the opening with the provider's current files. */
export function withFiles(opening: Opening, change: (files: Files) => Files): Opening {
  const { application, asked } = opening;
  if (isRequested(opening) && asked)
    return { ...opening, asked: { ...asked, files: change(asked.files ?? []) } };
  if (application === undefined) return opening;
  return { ...opening, application: { ...application, files: change(application.files) } };
}
