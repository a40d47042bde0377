/** Vitest's global setup: makes the bundled contracts of the current openapi/. */
export { ensureBundles as setup } from '#tools/contract/bundles.ts';
