import { screen } from '../../routing/screen.ts';

export const verifyScreens = {
  verify: screen('/verify', {
    role: 'all',
    title: '校验码查询',
    help: 'none',
    flags: { next: true, notShowHeaderFooter: true },
    page: () => import('./VerifyPage.tsx'),
  }),
};
