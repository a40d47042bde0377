import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import type { Application } from '../opening.ts';
import type { Room } from './refusalOf.ts';

/** How much of a kind may still be sent. */
export function roomFor(application: Application, materialType: OpeningMaterial): Room {
  const { files, materials, maxFiles, maxFileBytes, fileTypes } = application;
  const rule = materials.find((each) => each.materialType === materialType);
  const there = files.filter((file) => file.materialType === materialType).length;
  return {
    limits: { maxFileBytes, fileTypes },
    ofKind: (rule?.maxFiles ?? maxFiles) - there,
    inAll: maxFiles - files.length,
  };
}
