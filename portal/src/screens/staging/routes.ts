import { query, screen } from '../../routing/screen.ts';

export const stagingScreens = {
  instalment: screen('/billStaging', {
    role: 'all',
    title: '账单分期',
    help: 'repay/online#instalments',
    query: query<{ billNo?: string }>(),
    page: () => import('./StagingPage.tsx'),
  }),
  instalmentResult: screen('/billStaging/result', {
    role: 'all',
    title: '分期结果',
    help: 'repay/online#instalments',
    query: query<{ instalmentNo?: string; key?: string }>(),
    page: () => import('./StagingResultPage.tsx'),
  }),
};
