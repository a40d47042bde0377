import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/activity/io.ts';
import { queryActivityByGroupCode } from '#generated/activity/operations/queryActivityByGroupCode.ts';
import { queryTaskCentre } from '#generated/provisional/operations/queryTaskCentre.ts';
import { queryTaskDetail } from '#generated/provisional/operations/queryTaskDetail.ts';
import type { ProductCode } from '../../products/product.ts';

export type Activity = Outputs['queryActivityByGroupCode']['activityVoModelList'][number];

/** Group, scene and channel of the activity centre. The specification gives none, so these codes are ours. */
const centre = { groupCode: 'QYJC-ACTIVITY-CENTER', sceneCode: 'QYJC-PC', channelNo: 'PC' } as const;

/** Each visit requests the data again: other users join, order and draw meanwhile. */
const alwaysStale = { staleTime: 0 } as const;

export const activitiesQuery = (productCode: ProductCode) => {
  const input = { ...centre, productCode };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['activity', 'queryActivityByGroupCode', input],
    queryFn: ({ signal }) => queryActivityByGroupCode(input, { silent: true, signal }),
  });
};

export const taskCentreKey = ['provisional', 'queryTaskCentre'] as const;

export const taskCentreQuery = (productCode: ProductCode) =>
  queryOptions({
    ...alwaysStale,
    queryKey: [...taskCentreKey, { productCode }],
    queryFn: ({ signal }) => queryTaskCentre({ productCode }, { silent: true, signal }),
  });

export const taskDetailQuery = (productCode: ProductCode, joinId: string) => {
  const input = { productCode, joinId };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['provisional', 'queryTaskDetail', input],
    queryFn: ({ signal }) => queryTaskDetail(input, { silent: true, signal }),
  });
};
