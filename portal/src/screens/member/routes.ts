import { parentOnly } from '../../routing/menuEntry.ts';
import { screen } from '../../routing/screen.ts';

export const memberScreens = {
  memberCenter: screen('/company/memberCenter', {
    role: 'all',
    title: '权益中心',
    help: 'member/memberUpgrade',
    page: () => import('./MemberCentrePage.tsx'),
    menu: { name: 'memberCenter', icon: 'crown', feature: 'memberCentre', ...parentOnly },
  }),
};
