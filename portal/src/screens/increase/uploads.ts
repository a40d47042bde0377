/**
 * The files of an application, kept from its send until it is known to be taken. A page that is reloaded meanwhile, or
 * opened in another tab, begins with them: sent again with the same files it is the same application.
 */
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import type { ProductCode } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import { kept } from '../../storage/storage.ts';
import { noUploads, type Uploads } from './form.ts';

const PREFIX = 'INCREASE-UPLOADS:';

/** Whose application it is, and for what: the files are kept under it. */
export const useKeptAs = (productCode: ProductCode, method: IncreaseMethod): string =>
  `${useSession().userInfo?.jdpin ?? ''}:${productCode}:${method}`;

/** @param form whose form it is, and for what */
export const keepUploads = (form: string, uploads: Uploads): void =>
  kept.setItem(PREFIX + form, JSON.stringify(uploads));

export const keptUploads = (form: string): Uploads => ({
  ...noUploads,
  ...(JSON.parse(kept.getItem(PREFIX + form) ?? '{}') as Partial<Uploads>),
});

export const dropUploads = (form: string): void => kept.removeItem(PREFIX + form);
