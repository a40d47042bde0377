import { OpeningMaterial } from '#generated/shared/enums.ts';
import { cardsOf, isCard } from '#simulator/world/opening/cards.ts';
import { addOpeningFile } from '#simulator/world/opening/files.ts';
import type { Handler } from '../../handler.ts';
import { openingFile, recognised, refused } from '../wire/opening.ts';

/**
 * Stores a material. The response has what was read off it: from the business licence (`recognised`), or from the sides of the
 * legal person's ID card (`cards`).
 */
export const uploadOpeningFile: Handler<'provisional', 'uploadOpeningFile'> = (
  { productCode: product, materialType },
  { world, now, files },
) => {
  const uploaded = files?.['file'];
  // The pipeline refuses a form without a file earlier.
  if (uploaded === undefined) return { refuse: 'RequestInvalid' };
  const outcome = addOpeningFile(world, { product, materialType, ...uploaded }, now);
  if ('refuse' in outcome) return refused(outcome);
  const isLicence = materialType === OpeningMaterial.BusinessLicense;
  const cards = isCard(materialType) ? cardsOf(outcome.world, product) : undefined;
  return {
    data: {
      file: openingFile(outcome.file),
      ...(isLicence && { recognised: recognised(outcome.world) }),
      ...(cards && { cards }),
    },
    world: outcome.world,
  };
};
