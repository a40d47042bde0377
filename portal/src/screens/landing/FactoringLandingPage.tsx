import { factoringLanding } from './content/factoring.ts';
import { Landing } from './Landing.tsx';

export const Component = () => <Landing content={factoringLanding} />;
