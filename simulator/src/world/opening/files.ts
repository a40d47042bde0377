/** Files of an application: upload, removal, restoration (spec 2 §7; provenance assumed). */
import { OpeningMaterial, OpeningStatus, type ProductCode } from '#generated/shared/enums.ts';
import type { FileType } from '../quota/schema.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { applicationFor, isOpen, withApplication, type Refused } from './application.ts';
import { offerRow } from './products.ts';
import { requestedInfo } from './requestedInfo.ts';
import type { Application, MaterialRule, OpeningFile } from './schema.ts';
import { isLocked } from './steps.ts';

export const maxFiles = 20;

const remaining = (files: readonly OpeningFile[]): OpeningFile[] => files.filter(({ removed }) => !removed);

/** Returns an application's own files. */
export const ownFiles = ({ files }: Application): OpeningFile[] =>
  remaining(files).filter(({ supplement }) => !supplement);

/** Returns files supplied on request. */
export const supplements = ({ files }: Application): OpeningFile[] =>
  remaining(files).filter(({ supplement }) => supplement);

const countOf = (files: readonly OpeningFile[], type: OpeningMaterial): number =>
  remaining(files).filter((file) => file.materialType === type).length;

/** Returns the kinds of material with too few files. */
export const lackingMaterials = (
  rules: readonly MaterialRule[],
  files: readonly OpeningFile[],
): MaterialRule[] => rules.filter(({ type, min }) => countOf(files, type) < min);

/** Returns whether another file of the kind would exceed the limit of the kind or of all files. */
function isFull(
  application: Application,
  rules: readonly MaterialRule[],
  type: OpeningMaterial,
  isSupplement: boolean,
) {
  const files = isSupplement ? supplements(application) : ownFiles(application);
  const most = rules.find((rule) => rule.type === type)?.max ?? 0;
  return remaining(application.files).length >= maxFiles || countOf(files, type) >= most;
}

/** Returns the application whose files may be changed, and the rules: those of the audit if it has requested files. */
function changeable(
  world: World,
  product: ProductCode,
): { application: Application; isSupplement: boolean; rules: readonly MaterialRule[] } | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || !isOpen(application)) return { refuse: 'not-found' };
  const isSupplement = application.status === OpeningStatus.MoreInfo;
  if (!isSupplement && isLocked(application)) return { refuse: 'locked' };
  const rules = isSupplement
    ? (requestedInfo(world, product)?.materials ?? [])
    : offerRow(world, product).materials;
  return { application, isSupplement, rules };
}

export interface Upload {
  product: ProductCode;
  materialType: OpeningMaterial;
  name: string;
  bytes: number;
  type: FileType | undefined;
}

/** Adds a file to the application. From then on, the data of a business licence count as recognised. */
export function addOpeningFile(
  world: World,
  { product, materialType, name, bytes, type }: Upload,
  now: Instant,
): { world: World; file: OpeningFile } | Refused {
  const found = changeable(world, product);
  if ('refuse' in found) return found;
  const { application, isSupplement, rules } = found;
  if (isFull(application, rules, materialType, isSupplement)) return { refuse: 'files-too-many' };
  if (bytes > terms.maxFileBytes) return { refuse: 'file-too-large' };
  if (type === undefined) return { refuse: 'file-type' };
  const file: OpeningFile = {
    id: numberOf('KT', now, application.files.length + 1),
    materialType,
    name,
    bytes,
    type,
    uploadedAt: momentOf(now),
    ...(isSupplement && { supplement: true }),
  };
  const isLicenceRead = !isSupplement && materialType === OpeningMaterial.BusinessLicense;
  const changed = {
    ...application,
    files: [...application.files, file],
    recognised: application.recognised || isLicenceRead,
  };
  return { file, world: withApplication(world, changed).world };
}

/** Removes or restores a file. Restoring needs room within the limits. */
export function removeOpeningFile(
  world: World,
  { product, fileId, restore }: { product: ProductCode; fileId: string; restore: boolean },
): { world: World; file: OpeningFile } | Refused {
  const found = changeable(world, product);
  if ('refuse' in found) return found;
  const { application, isSupplement, rules } = found;
  const file = application.files.find(
    ({ id, supplement = false }) => id === fileId && supplement === isSupplement,
  );
  if (file === undefined) return { refuse: 'file-not-found' };
  if (restore && file.removed && isFull(application, rules, file.materialType, isSupplement))
    return { refuse: 'files-too-many' };
  const { removed: _removed, ...rest } = file;
  const changed: OpeningFile = restore ? rest : { ...rest, removed: true };
  const files = application.files.map((entry) => (entry.id === fileId ? changed : entry));
  return {
    file: changed,
    world: withApplication(world, withOpenStep({ ...application, files }, rules)).world,
  };
}

/** Marks the materials step as not done if a required file is missing. */
const withOpenStep = (application: Application, rules: readonly MaterialRule[]): Application =>
  application.status === OpeningStatus.Filling && lackingMaterials(rules, application.files).length > 0
    ? { ...application, confirmed: application.confirmed.filter((step) => step !== 'MATERIALS') }
    : application;
