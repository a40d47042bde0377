import { setDefaultClient } from '#generated/runtime/client.ts';
import { portalClient } from './client.ts';

setDefaultClient(portalClient);

/**
 * One client per service, one function per operation: `gateway.queryQuickBillData({ productCode })`.
 * `productCode` may be left out: the portal adds the session's (1 §7, 2 §7).
 */
export * from '#generated/clients.ts';
