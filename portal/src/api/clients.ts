import './defaultClient.ts';

/**
 * One client per service, one function per operation: `gateway.queryQuickBillData({ productCode })`.
 * `productCode` may be left out: the portal adds the session's (1 §7, 2 §7). What every page loads imports its operations one by
 * one (`#generated/<service>/operations/`), so that a landing page does not fetch all the others.
 */
export * from '#generated/clients.ts';
