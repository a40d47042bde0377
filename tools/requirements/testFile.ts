/** A test file as text: it names requirement rows by their ids. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** A tag with a variable part, such as `product-${code}`. */
const TEMPLATE = /`@?([a-z][a-z0-9-]*-)\$\{[^}]*\}([a-z0-9-]*)`/g;

/** Returns a pattern for each tag with a variable part: it matches the ids that the tag may become. */
export const templatesIn = (text: string): RegExp[] =>
  [...text.matchAll(TEMPLATE)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}[a-z0-9-]+${after}$`),
  );
