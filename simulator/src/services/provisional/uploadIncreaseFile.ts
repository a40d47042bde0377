import { addFile, mayIncrease } from '../../world/increase.ts';
import { IncreaseMethod } from '#generated/shared/enums.ts';
import type { Handler } from '../handler.ts';
import { uploadedFile } from './wire/upload.ts';

export const uploadIncreaseFile: Handler<'provisional', 'uploadIncreaseFile'> = (
  { productCode, materialType, file },
  { world, now },
) => {
  if (!mayIncrease(productCode)) return { refuse: 'ProductNotAllowed' };
  if (!world.increase.methods.includes(IncreaseMethod.File)) return { refuse: 'IncreaseNotOffered' };
  const outcome = addFile(world, { materialType, ...uploadedFile(file) }, now);
  if ('refuse' in outcome)
    return { refuse: outcome.refuse === 'too-large' ? 'FileTooLarge' : 'FileTypeNotAllowed' };
  const { id, name, bytes, type, uploadedAt } = outcome.file;
  return {
    data: { fileId: id, materialType, fileName: name, fileBytes: bytes, fileType: type, uploadedAt },
    world: outcome.world,
  };
};
