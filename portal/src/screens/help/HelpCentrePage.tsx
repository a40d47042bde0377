import { helpCentre } from './content/sites.ts';
import { HelpSiteView } from './parts/HelpSiteView.tsx';

/** All pages of /help. The path selects one. spec 2 §2.1 */
export const Component = () => <HelpSiteView site={helpCentre} />;
