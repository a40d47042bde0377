import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Requested, Opening } from '../opening.ts';

/** Target of uploads with its requirements: the application, or the request of an audit. */
export type UploadTarget = Pick<
  Application,
  'files' | 'materials' | 'maxFiles' | 'maxFileBytes' | 'fileTypes'
>;

type Files = Application['files'];

/** Whether uploads belong to the request of an audit: the application is signed and stays as it is. */
const isRequested = ({ application }: Opening): boolean => application?.status === OpeningStatus.MoreInfo;

/** The request of an audit as a target. The application's files count towards the limit of all files. */
export const requestedTarget = (
  { files: applicationFiles, maxFiles, maxFileBytes, fileTypes }: Application,
  { materials, files = [] }: Requested,
): UploadTarget => ({
  materials,
  files,
  maxFiles: maxFiles - applicationFiles.length,
  maxFileBytes,
  fileTypes,
});

/** Returns the opening with changed files of its current target. */
export function withFiles(opening: Opening, change: (files: Files) => Files): Opening {
  const { application, asked } = opening;
  if (isRequested(opening) && asked)
    return { ...opening, asked: { ...asked, files: change(asked.files ?? []) } };
  if (application === undefined) return opening;
  return { ...opening, application: { ...application, files: change(application.files) } };
}
