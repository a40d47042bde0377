/**
 * The files of an application, kept from its send until its answer. A page that is reloaded meanwhile, or opened in
 * another tab, begins with them: sent again with the same files it is the same application.
 */
import type { MaterialType } from '#generated/shared/enums/MaterialType.ts';
import type { UploadedFile } from './rules.ts';

export type Uploads = Partial<Readonly<{ [Type in MaterialType]: readonly UploadedFile[] }>>;

const PREFIX = 'INCREASE-UPLOADS:';

/** @param form whose form it is, and for what */
export const keepUploads = (form: string, uploads: Uploads): void =>
  localStorage.setItem(PREFIX + form, JSON.stringify(uploads));

export const keptUploads = (form: string): Uploads =>
  JSON.parse(localStorage.getItem(PREFIX + form) ?? '{}') as Uploads;

export const dropUploads = (form: string): void => localStorage.removeItem(PREFIX + form);
