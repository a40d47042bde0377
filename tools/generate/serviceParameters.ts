import type { Document } from '#tools/contract/document.ts';

/**
 * Adds the parameters that the contract's root lists (`x-parameters`) to every operation. Plain OpenAPI has no such inheritance, so
 * the readers of a bundle expect them there.
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
