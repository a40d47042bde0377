import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import type { Room } from './refusalOf.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** Remaining limit of one type. */
export function roomFor(target: UploadTarget, materialType: OpeningMaterial): Room {
  const { files, materials, maxFiles, maxFileBytes, fileTypes } = target;
  const rule = materials.find((each) => each.materialType === materialType);
  const there = files.filter((file) => file.materialType === materialType).length;
  return {
    limits: { maxFileBytes, fileTypes },
    ofKind: (rule?.maxFiles ?? maxFiles) - there,
    inAll: maxFiles - files.length,
  };
}
