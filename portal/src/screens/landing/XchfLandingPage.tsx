import { xchfLanding } from './content/xchf.ts';
import { Landing } from './Landing.tsx';

export const Component = () => <Landing content={xchfLanding} />;
