import { helpCentre } from './content/sites.ts';
import { HelpSiteView } from './parts/HelpSiteView.tsx';

/** Every page of /help, selected by the path. spec 2 §2.1 */
export const Component = () => <HelpSiteView site={helpCentre} />;
