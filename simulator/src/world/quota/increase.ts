/** Applications for a higher limit: the materials of each method, the files, the application and its audit. */
import { IncreaseKind, IncreaseMethod, IncreaseStatus, MaterialType } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { cents, type Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import type { FileType, Increase, IncreaseApplication, IncreaseFile } from './schema.ts';

export interface Material {
  type: MaterialType;
  desc: string;
  min: number;
  max: number;
}

/** Materials of the only method that needs files (assumed). */
const fileMaterials: readonly Material[] = [
  { type: MaterialType.BusinessLicense, desc: '最新年检的营业执照，加盖公章', min: 1, max: 2 },
  { type: MaterialType.Invoice, desc: '近6个月增值税发票', min: 1, max: 10 },
  { type: MaterialType.BankFlow, desc: '近6个月对公账户流水', min: 0, max: 5 },
];

export const materialsOf = (method: IncreaseMethod): readonly Material[] =>
  method === IncreaseMethod.File ? fileMaterials : [];

/** Maximum increase by one approval. Only files can lead to the maximum line. */
const steps: Record<IncreaseMethod, Cents> = {
  [IncreaseMethod.Auto]: cents(100_000),
  [IncreaseMethod.Quick]: cents(50_000),
  [IncreaseMethod.Privileged]: cents(300_000),
  [IncreaseMethod.File]: Infinity,
};

export const limitOf = ({ quota }: World): Cents => quota.fixed + quota.temporary;

/** Returns the limit that a method leads to. */
export const upperLimit = (world: World, method: IncreaseMethod): Cents =>
  Math.max(limitOf(world), Math.min(world.increase.upTo, limitOf(world) + steps[method]));

export function addFile(
  world: World,
  file: { materialType: MaterialType; name: string; bytes: number; type: FileType | undefined },
  now: Instant,
): { world: World; file: IncreaseFile } | { refuse: 'too-large' | 'wrong-type' } {
  if (file.bytes > terms.maxFileBytes) return { refuse: 'too-large' };
  const { type } = file;
  if (type === undefined) return { refuse: 'wrong-type' };
  const { materialType, name, bytes } = file;
  const id = numberOf('WJ', now, world.increase.files.length + 1);
  const added = { id, materialType, name, bytes, type, uploadedAt: momentOf(now) };
  return {
    file: added,
    world: { ...world, increase: { ...world.increase, files: [...world.increase.files, added] } },
  };
}

/** Returns whether every required kind is present, none too often, and every file is known. */
function isComplete({ files }: Increase, method: IncreaseMethod, fileIds: readonly string[]): boolean {
  const named = fileIds.map((id) => files.find((file) => file.id === id));
  if (named.includes(undefined)) return false;
  const count = (type: MaterialType) => named.filter((file) => file?.materialType === type).length;
  return materialsOf(method).every(({ type, min, max }) => count(type) >= min && count(type) <= max);
}

export const underReview = ({ applications }: Increase): boolean =>
  applications.some((entry) => entry.status === IncreaseStatus.Reviewing);

export type IncreaseRefusal = 'not-offered' | 'under-review' | 'incomplete';

export function applyIncrease(
  world: World,
  { method, fileIds = [] }: { method: IncreaseMethod; fileIds?: readonly string[] },
  now: Instant,
): { world: World; application: IncreaseApplication } | { refuse: IncreaseRefusal } {
  const { increase } = world;
  if (!increase.methods.includes(method)) return { refuse: 'not-offered' };
  if (underReview(increase)) return { refuse: 'under-review' };
  if (!isComplete(increase, method, fileIds)) return { refuse: 'incomplete' };
  const seconds = method === IncreaseMethod.File ? terms.increaseReviewDays * 86_400 : terms.increaseSeconds;
  const application: IncreaseApplication = {
    id: numberOf('TE', now, increase.applications.length + 1),
    method,
    status: IncreaseStatus.Reviewing,
    limitBefore: limitOf(world),
    fileIds: [...fileIds],
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + seconds * 1000),
  };
  const applications = [...increase.applications, application];
  return { application, world: { ...world, increase: { ...increase, applications } } };
}

/** Returns the limit after approval: invoices raise the line by their own increase, other methods to their upper limit. */
const limitAfterAudit = (world: World, { method, increaseBy = 0 }: IncreaseApplication): Cents =>
  method === IncreaseKind.Invoice ? limitOf(world) + increaseBy : upperLimit(world, method);

/** Ends the audit. After approval the fixed part of the limit grows. */
export function auditIncrease(world: World, application: IncreaseApplication): World {
  const limitAfter = limitAfterAudit(world, application);
  const approved = world.outcomes.increase === 'success';
  const audited: IncreaseApplication = approved
    ? { ...application, status: IncreaseStatus.Approved, limitAfter }
    : { ...application, status: IncreaseStatus.Refused, refuseReason: '综合评估未通过，请30天后再试' };
  const applications = world.increase.applications.map((entry) =>
    entry.id === application.id ? audited : entry,
  );
  const increased = { ...world, increase: { ...world.increase, applications } };
  if (!approved) return increased;
  return { ...increased, quota: { ...world.quota, fixed: limitAfter - world.quota.temporary } };
}
