import type { Outputs } from '#generated/provisional/io.ts';
import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';
import { dayOf } from '../../format/date.ts';
import { formatAmount } from '../../format/money.ts';
import type { ProductFlags } from '../../products/product.ts';
import type { ResultPanelData } from '../../ui/feedback/resultPanel.ts';
import { copy } from './copy.ts';

export type Materials = Outputs['queryIncreaseMaterials'];
export type Material = Materials['materials'][number];
export type IncreaseRecord = Outputs['applyIncrease'];

/** Whether a viewer may apply: a parent may, with a small-business or mall product that is not offline. 2 §5 */
export function admission(viewer: {
  readonly isParent: boolean;
  readonly flags: Pick<ProductFlags, 'smb' | 'mall' | 'offline'>;
}): 'open' | 'child' | 'not-supported' {
  const { smb, mall, offline } = viewer.flags;
  if (offline || !(smb || mall)) return 'not-supported';
  return viewer.isParent ? 'open' : 'child';
}

/** Minimum number of files of a material; zero if it is not requested. */
export const leastFiles = (material: Pick<Material, 'required' | 'minFiles'> | undefined): number =>
  material === undefined ? 0 : Math.max(material.minFiles, material.required ? 1 : 0);

/** The result panel that follows a sent application. */
export function resultOf(record: IncreaseRecord): Pick<ResultPanelData, 'resultState' | 'title' | 'text'> {
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
