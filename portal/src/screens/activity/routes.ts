import { query, screen } from '../../routing/screen.ts';

export const activityScreens = {
  activityCenter: screen('/company/activityCenter', {
    role: 'all',
    title: '活动中心',
    help: 'problemList',
    query: query<{ tabName?: 'taskTab'; status?: string }>(),
    page: () => import('./ActivityCentrePage.tsx'),
    menu: {
      name: 'activityCenter',
      icon: 'flag',
      feature: 'activities',
    },
  }),
  companyTaskDetail: screen('/company/taskDetail/:joinId', {
    role: 'company',
    title: '任务详情',
    help: 'problemList',
    name: 'company-task-detail',
    query: query<{ fromTaskCenter?: string }>(),
    page: () => import('./TaskDetailPage.tsx'),
  }),
};
