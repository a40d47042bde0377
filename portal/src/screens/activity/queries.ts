import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/activity/io.ts';
import { queryActivityByGroupCode } from '#generated/activity/operations/queryActivityByGroupCode.ts';
import { queryTaskCentre } from '#generated/provisional/operations/queryTaskCentre.ts';
import { queryTaskDetail } from '#generated/provisional/operations/queryTaskDetail.ts';
import type { ProductCode } from '../../products/product.ts';

export type Activity = Outputs['queryActivityByGroupCode']['activityVoModelList'][number];

/** The activity centre's group, scene and channel: our own codes, the specification gives none. */
const centre = { groupCode: 'QYJC-ACTIVITY-CENTER', sceneCode: 'QYJC-PC', channelNo: 'PC' } as const;

/** Other users join, order and draw meanwhile: refetched on each visit. */
const always = { staleTime: 0 } as const;

export const activitiesQuery = (productCode: ProductCode) => {
  const input = { ...centre, productCode };
  return queryOptions({
    ...always,
    queryKey: ['activity', 'queryActivityByGroupCode', input],
    queryFn: ({ signal }) => queryActivityByGroupCode(input, { silent: true, signal }),
  });
};

export const taskCentreKey = ['provisional', 'queryTaskCentre'] as const;

export const taskCentreQuery = (productCode: ProductCode) =>
  queryOptions({
    ...always,
    queryKey: [...taskCentreKey, { productCode }],
    queryFn: ({ signal }) => queryTaskCentre({ productCode }, { silent: true, signal }),
  });

export const taskDetailQuery = (productCode: ProductCode, joinId: string) => {
  const input = { productCode, joinId };
  return queryOptions({
    ...always,
    queryKey: ['provisional', 'queryTaskDetail', input],
    queryFn: ({ signal }) => queryTaskDetail(input, { silent: true, signal }),
  });
};
