/**
 * The files of an application, kept from sending until it is confirmed. A page that is reloaded meanwhile, or opened
 * in another tab, starts with them: the same files make the same application.
 */
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import type { ProductCode } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import { kept } from '../../storage/storage.ts';
import { noUploads, type Uploads } from './form.ts';

const PREFIX = 'INCREASE-UPLOADS:';

/** Storage name of the files: account and method of the application. */
export const useKeptAs = (productCode: ProductCode, method: IncreaseMethod): string =>
  `${useSession().userInfo?.jdpin ?? ''}:${productCode}:${method}`;

/** @param form storage name of the form */
export const keepUploads = (form: string, uploads: Uploads): void =>
  kept.setItem(PREFIX + form, JSON.stringify(uploads));

export const keptUploads = (form: string): Uploads => ({
  ...noUploads,
  ...(JSON.parse(kept.getItem(PREFIX + form) ?? '{}') as Partial<Uploads>),
});

export const dropUploads = (form: string): void => kept.removeItem(PREFIX + form);
