import { companyLanding } from './content/company.ts';
import { Landing } from './Landing.tsx';

export const Component = () => <Landing content={companyLanding} />;
