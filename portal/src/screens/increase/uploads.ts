/**
 * The files of an application, stored from sending until the provider confirms it. If the page is reloaded meanwhile or
 * opened in another tab, its form starts with them, so that sending repeats the same application.
 */
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import type { ProductCode } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import { kept } from '../../storage/storage.ts';
import { noUploads, type Uploads } from './form.ts';

const PREFIX = 'INCREASE-UPLOADS:';

/** Storage name of an application's files; differs by user, product and method. */
export const useUploadsKey = (productCode: ProductCode, method: IncreaseMethod): string =>
  `${useSession().userInfo?.jdpin ?? ''}:${productCode}:${method}`;

export const keepUploads = (uploadsKey: string, uploads: Uploads): void =>
  kept.setItem(PREFIX + uploadsKey, JSON.stringify(uploads));

/** The stored files; empty without any. */
export const keptUploads = (uploadsKey: string): Uploads => ({
  ...noUploads,
  ...(JSON.parse(kept.getItem(PREFIX + uploadsKey) ?? '{}') as Partial<Uploads>),
});

export const dropUploads = (uploadsKey: string): void => kept.removeItem(PREFIX + uploadsKey);
