import { IncreaseMethod } from '#generated/shared/enums.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { addFile } from '#simulator/world/quota/increase.ts';
import type { Handler } from '../../handler.ts';

export const uploadIncreaseFile: Handler<'provisional', 'uploadIncreaseFile'> = (
  { productCode, materialType },
  { world, now, files },
) => {
  if (!hasFeature(productCode, 'increase')) return { refuse: 'ProductNotAllowed' };
  if (!world.increase.methods.includes(IncreaseMethod.File)) return { refuse: 'IncreaseNotOffered' };
  const uploaded = files?.['file'];
  // The pipeline refuses a form without a file earlier.
  if (uploaded === undefined) return { refuse: 'RequestInvalid' };
  const outcome = addFile(world, { materialType, ...uploaded }, now);
  if ('refuse' in outcome)
    return { refuse: outcome.refuse === 'too-large' ? 'FileTooLarge' : 'FileTypeNotAllowed' };
  const { id, name, bytes, type, uploadedAt } = outcome.file;
  return {
    data: { fileId: id, materialType, fileName: name, fileBytes: bytes, fileType: type, uploadedAt },
    world: outcome.world,
  };
};
