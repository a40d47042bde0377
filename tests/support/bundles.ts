/** Tests read the bundled contracts of openapi/ as it is. */
export { ensureBundles as setup } from '#tools/contract/bundles.ts';
