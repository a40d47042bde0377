import { factoringHelp } from './content/sites.ts';
import { HelpSiteView } from './parts/HelpSiteView.tsx';

/** /baolibiaopin/problemList. spec 1 §2 "Factoring" */
export const Component = () => <HelpSiteView site={factoringHelp} />;
