import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import type { Room } from '#portal/ui/form/fileRefusals.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** The remaining upload limits of one type of document. */
export function roomFor(target: UploadTarget, materialType: OpeningMaterial): Required<Room> {
  const { files, materials, maxFiles, maxFileBytes, fileTypes } = target;
  const rule = materials.find((each) => each.materialType === materialType);
  const uploaded = files.filter((file) => file.materialType === materialType).length;
  return {
    limits: { maxFileBytes, fileTypes },
    ofKind: (rule?.maxFiles ?? maxFiles) - uploaded,
    inAll: maxFiles - files.length,
  };
}
