/** Files of an application: upload, removal, restoration (spec 2 §7; provenance assumed). */
import { OpeningMaterial, OpeningStatus, type ProductCode } from '#generated/shared/enums.ts';
import type { FileType } from '../quota/schema.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { applicationFor, underWay, withApplication, type Refused } from './application.ts';
import { askedOf } from './asked.ts';
import { offerRow } from './products.ts';
import type { Application, MaterialRule, OpeningFile } from './schema.ts';
import { isLocked } from './steps.ts';

export const maxFiles = 20;

const standing = (files: readonly OpeningFile[]): OpeningFile[] => files.filter(({ removed }) => !removed);

/** Returns an application's own files. */
export const ownFiles = ({ files }: Application): OpeningFile[] =>
  standing(files).filter(({ supplement }) => !supplement);

/** Returns files supplied on request. */
export const supplements = ({ files }: Application): OpeningFile[] =>
  standing(files).filter(({ supplement }) => supplement);

const countOf = (files: readonly OpeningFile[], type: OpeningMaterial): number =>
  standing(files).filter((file) => file.materialType === type).length;

/** Returns kinds with too few files. */
export const lacking = (rules: readonly MaterialRule[], files: readonly OpeningFile[]): MaterialRule[] =>
  rules.filter(({ type, min }) => countOf(files, type) < min);

/** Returns whether the total or the kind has too many files. */
function isFull(
  application: Application,
  rules: readonly MaterialRule[],
  type: OpeningMaterial,
  extra: boolean,
) {
  const files = extra ? supplements(application) : ownFiles(application);
  const most = rules.find((rule) => rule.type === type)?.max ?? 0;
  return standing(application.files).length >= maxFiles || countOf(files, type) >= most;
}

/** Returns the application whose files may be changed, and whether an audit requested them. */
function open(
  world: World,
  product: ProductCode,
): { application: Application; extra: boolean; rules: readonly MaterialRule[] } | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || !underWay(application)) return { refuse: 'not-found' };
  const extra = application.status === OpeningStatus.MoreInfo;
  if (!extra && isLocked(application)) return { refuse: 'locked' };
  const rules = extra ? (askedOf(world, product)?.materials ?? []) : offerRow(world, product).materials;
  return { application, extra, rules };
}

export interface Upload {
  product: ProductCode;
  materialType: OpeningMaterial;
  name: string;
  bytes: number;
  type: FileType | undefined;
}

export function addOpeningFile(
  world: World,
  { product, materialType, name, bytes, type }: Upload,
  now: Instant,
): { world: World; file: OpeningFile } | Refused {
  const found = open(world, product);
  if ('refuse' in found) return found;
  const { application, extra, rules } = found;
  if (isFull(application, rules, materialType, extra)) return { refuse: 'files-too-many' };
  if (bytes > terms.maxFileBytes) return { refuse: 'file-too-large' };
  if (type === undefined) return { refuse: 'file-type' };
  const file: OpeningFile = {
    id: numberOf('KT', now, application.files.length + 1),
    materialType,
    name,
    bytes,
    type,
    uploadedAt: momentOf(now),
    ...(extra && { supplement: true }),
  };
  const read = !extra && materialType === OpeningMaterial.BusinessLicense;
  const changed = {
    ...application,
    files: [...application.files, file],
    recognised: application.recognised || read,
  };
  return { file, world: withApplication(world, changed).world };
}

/** Removing again changes nothing; restoring needs room. */
export function removeOpeningFile(
  world: World,
  { product, fileId, restore }: { product: ProductCode; fileId: string; restore: boolean },
): { world: World; file: OpeningFile } | Refused {
  const found = open(world, product);
  if ('refuse' in found) return found;
  const { application, extra, rules } = found;
  const file = application.files.find(({ id, supplement = false }) => id === fileId && supplement === extra);
  if (file === undefined) return { refuse: 'file-not-found' };
  if (restore && file.removed && isFull(application, rules, file.materialType, extra))
    return { refuse: 'files-too-many' };
  const { removed: _removed, ...rest } = file;
  const changed: OpeningFile = restore ? rest : { ...rest, removed: true };
  const files = application.files.map((entry) => (entry.id === fileId ? changed : entry));
  return { file: changed, world: withApplication(world, reopened({ ...application, files }, rules)).world };
}

/** Without a required file the materials step is unfinished again. */
const reopened = (application: Application, rules: readonly MaterialRule[]): Application =>
  application.status === OpeningStatus.Filling && lacking(rules, application.files).length > 0
    ? { ...application, confirmed: application.confirmed.filter((step) => step !== 'MATERIALS') }
    : application;
