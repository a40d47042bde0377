import type { Outputs } from '#generated/provisional/io.ts';
import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';
import { formatAmount } from '../../format/money.ts';
import { dayOf } from '../../format/date.ts';
import type { ProductFlags } from '../../products/product.ts';
import type { ResultPanelData } from '../../ui/feedback/resultPanel.ts';
import { copy } from './copy.ts';

export type Materials = Outputs['queryIncreaseMaterials'];
export type Material = Materials['materials'][number];
export type Record = Outputs['applyIncrease'];
export type UploadedFile = Outputs['uploadIncreaseFile'];

/** Who may apply here: parents, of a small-business or mall product that is not offline. 2 §5 */
export function admission(viewer: {
  readonly isParent: boolean;
  readonly flags: Pick<ProductFlags, 'smb' | 'mall' | 'offline'>;
}): 'open' | 'child' | 'not-supported' {
  const { smb, mall, offline } = viewer.flags;
  if (offline || !(smb || mall)) return 'not-supported';
  return viewer.isParent ? 'open' : 'child';
}

export const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** Why a chosen file cannot be sent; the provider looks at its content once more. */
export function fileProblem(
  file: { readonly size: number; readonly type: string },
  { maxFileBytes, fileTypes }: Pick<Materials, 'maxFileBytes' | 'fileTypes'>,
): string | undefined {
  if (!fileTypes.some((type) => type === file.type)) return copy.materials.wrongType;
  return file.size > maxFileBytes ? copy.materials.tooLarge(megabytes(maxFileBytes)) : undefined;
}

/** A material that must be there and is not, or not often enough. */
export const isMissing = (material: Material, uploaded: number): boolean =>
  uploaded < Math.max(material.minFiles, material.required ? 1 : 0);

/** What gets the focus when the material is missing. */
export const uploadButtonId = ({ materialType }: Material): string => `upload-${materialType}`;

export const isSmsCode = (code: string): boolean => /^\d{6}$/.test(code);

/** What the result panel says of an application that was just sent. */
export function resultOf(record: Record): Pick<ResultPanelData, 'resultState' | 'title' | 'text'> {
  const title = copy.result.title[record.status];
  switch (record.status) {
    case IncreaseStatus.Reviewing:
      return {
        resultState: 'waiting',
        title,
        ...(record.expectedAt === undefined ? {} : { text: copy.result.reviewing(dayOf(record.expectedAt)) }),
      };
    case IncreaseStatus.Approved:
      return {
        resultState: 'success',
        title,
        ...(record.limitAfter === undefined
          ? {}
          : { text: copy.result.approved(formatAmount(record.limitAfter)) }),
      };
    case IncreaseStatus.Refused:
      return { resultState: 'fail', title, text: record.refuseReason };
  }
}
