import { setDefaultClient } from '#generated/runtime/client.ts';
import { portalClient } from './client.ts';

/** Whatever calls the provider does so the portal's way: imported by the entry, before anything is asked. */
setDefaultClient(portalClient);
