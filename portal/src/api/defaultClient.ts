import { setDefaultClient } from '#generated/runtime/client.ts';
import { portalClient } from './client.ts';

/** Makes all calls to the provider use the portal's client; the entry imports it before any request. */
setDefaultClient(portalClient);
