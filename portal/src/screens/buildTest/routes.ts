import { screen } from '../../routing/screen.ts';

export const buildTestScreens = {
  buildTest: screen('/buildTest', {
    role: 'all',
    title: '构建测试',
    help: 'none',
    // Open without a login.
    flags: { next: true },
    page: () => import('./BuildTestPage.tsx'),
  }),
};
