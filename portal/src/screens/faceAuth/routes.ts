import { query, screen } from '../../routing/screen.ts';

export const faceAuthScreens = {
  /** Return address of the provider's authentication. 1 §2 */
  faceCallback: screen('/localRealNameCallBack', {
    role: 'all',
    title: '实名认证结果',
    help: 'none',
    flags: { next: true, notShowHeaderFooter: true },
    query: query<{ returnTo?: string }>(),
    page: () => import('./FaceCallbackPage.tsx'),
  }),
};
