import { screens } from './screens.ts';

type Screens = typeof screens;

/** The URL builder of each screen, by the screen's name. */
type Paths = {
  readonly [
    Name in keyof Screens as Screens[Name] extends { readonly url: unknown } ? Name : never
  ]: Screens[Name] extends { readonly url: infer Url } ? Url : never;
};

/**
 * Every URL inside the portal, without the base `/front`. Screens link by it instead of importing each other or the route
 * table (app/routes.ts): the records of screens.ts load their pages lazily. Odd spellings in paths are the specification's (docs/decisions/0219).
 */
export const paths = Object.fromEntries(
  Object.entries(screens).flatMap(([name, record]) => ('url' in record ? [[name, record.url]] : [])),
) as Paths;
