import { query, screen } from '../../routing/screen.ts';

export const faceAuthScreens = {
  /** Where the provider's authentication sends its user back to. 1 §2 */
  faceCallback: screen('/localRealNameCallBack', {
    role: 'all',
    title: '实名认证结果',
    flags: { next: true, notShowHeaderFooter: true },
    query: query<{ returnTo?: string }>(),
    page: () => import('./FaceCallbackPage.tsx'),
  }),
};
