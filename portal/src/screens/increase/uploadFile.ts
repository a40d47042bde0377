import type { Outputs } from '#generated/provisional/io.ts';
import type { MaterialType } from '#generated/shared/enums.ts';
import { isApiError } from '../../api/ApiError.ts';
import { currentConfig } from '../../api/config.ts';
import { provisionalService } from '../../api/definitions.ts';
import { REQUEST_ID_HEADER } from '../../api/middleware/identify.ts';
import { perform } from '../../api/performer.ts';
import { policyFor } from '../../api/policies/policyFor.ts';
import { transportError } from '../../api/transportError.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { ProductCode } from '../../products/product.ts';

export type UploadedFile = Outputs['uploadIncreaseFile'];

interface Upload {
  readonly productCode: ProductCode;
  readonly materialType: MaterialType;
  readonly file: File;
}

const operation = provisionalService.operations['uploadIncreaseFile'];

/** As multipart, which the JSON clients do not speak; decided, shown and thrown like every other answer. */
export async function uploadIncreaseFile(upload: Upload): Promise<UploadedFile> {
  if (operation === undefined) throw new Error('uploadIncreaseFile is not in the provisional contract');
  const body = new FormData();
  body.append('productCode', upload.productCode);
  body.append('materialType', upload.materialType);
  body.append('file', upload.file);
  const signal = AbortSignal.timeout(provisionalService.timeLimit);
  const requestId = crypto.randomUUID();
  try {
    const base = new URL(currentConfig().services.provisional || '/', globalThis.location.origin).href;
    const response = await fetch(`${base.replace(/\/$/, '')}${operation.path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { [REQUEST_ID_HEADER]: requestId, 'x-device-type': 'PC' },
      body,
      signal,
    });
    return unwrap(provisionalService, operation, response, await response.text()) as UploadedFile;
  } catch (thrown) {
    const error = isApiError(thrown)
      ? thrown
      : transportError(provisionalService, operation, thrown, undefined, requestId);
    if (isApiError(error)) await perform(policyFor(error), error, {});
    throw error;
  }
}
