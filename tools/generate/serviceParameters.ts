import type { Document } from '#tools/contract/document.ts';

/**
 * Gives every operation the parameters in the contract's root (`x-parameters`): plain OpenAPI has no such inheritance, and readers
 * of the bundle find them in their usual place.
 */
export function withServiceParameters({ 'x-parameters': names = [], ...document }: Document): Document {
  const shared = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        { ...operation, parameters: [...(operation.parameters ?? []), ...shared] },
      ]),
    ),
  ]);
  return names.length === 0
    ? document
    : { ...document, paths: Object.fromEntries(paths) as Document['paths'] };
}
