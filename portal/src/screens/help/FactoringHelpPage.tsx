import { factoringHelp } from './content/sites.ts';
import { HelpSiteView } from './parts/HelpSiteView.tsx';

/** /baolibiaopin/problemList: help for factoring products. spec 1 §2 "Factoring" */
export const Component = () => <HelpSiteView site={factoringHelp} />;
