import { parentOnly } from '../../routing/menuEntry.ts';
import { screen } from '../../routing/screen.ts';

export const certificateScreens = {
  settleCertificate: screen('/company/settleCertificate', {
    role: 'all',
    title: '结清证明',
    help: 'problemList',
    page: () => import('./CertificatePage.tsx'),
    menu: {
      name: 'settleCertificate',
      icon: 'certificate',
      feature: 'settleCertificate',
      ...parentOnly,
    },
  }),
};
