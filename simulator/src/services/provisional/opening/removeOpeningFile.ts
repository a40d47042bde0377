import { removeOpeningFile as remove } from '#simulator/world/opening/files.ts';
import type { Handler } from '../../handler.ts';
import { openingFile, refused } from '../wire/opening.ts';

export const removeOpeningFile: Handler<'provisional', 'removeOpeningFile'> = (
  { productCode: product, fileId, restore = false },
  { world },
) => {
  const outcome = remove(world, { product, fileId, restore });
  return 'refuse' in outcome ? refused(outcome) : { data: openingFile(outcome.file), world: outcome.world };
};
