import { Converter } from '@apiture/openapi-down-convert';
import { bundled } from '#tools/contract/generated.ts';
import { flattenEnvelopes } from '#tools/sdk/flatten.ts';
import { ORIGIN } from './curl.ts';
import type { Service, Site } from './read/site.ts';
import { enumsPage } from './render/enumsPage.ts';
import { envelopesPage } from './render/envelopesPage.ts';
import { errorsPage } from './render/errorsPage.ts';
import { homePage } from './render/homePage.ts';
import { layout } from './render/layout.ts';
import { servicePage } from './render/servicePage.ts';
import { searchIndex } from './searchIndex.ts';

/** Returns the content of every file that is generated from the contracts, by its path in the site. */
export function siteFiles(site: Site): Map<string, string> {
  const pages = [
    ...[homePage, envelopesPage, errorsPage, enumsPage].map((page) => page(site)),
    ...site.services.map((service) => servicePage(service, site)),
  ];
  return new Map([
    ...pages.map((page) => [`${page.name}.html`, layout(page, site)] as const),
    // A script instead of JSON, because a page opened from disk cannot fetch.
    ['search-index.js', `window.searchIndex = ${JSON.stringify(searchIndex(site))};\n`],
    ...site.services.flatMap(downloads),
  ]);
}

/**
 * Returns the published contract, and an OpenAPI 3.0 version of it for tools such as Postman and Apifox. That version is the one
 * for the SDKs with the simulator as its server, so that an imported collection works at once.
 */
function downloads({ name, base }: Service): [path: string, content: string][] {
  const document = bundled(name);
  const converted = new Converter(flattenEnvelopes(document), {}).convert();
  const servers = [{ url: `${ORIGIN}${base}`, description: '本机模拟器（npm start）' }];
  return [
    [`downloads/${name}.openapi-3.1.json`, text(document)],
    [`downloads/${name}.openapi-3.0.json`, text({ ...converted, servers })],
  ];
}

const text = (document: object): string => `${JSON.stringify(document, undefined, 1)}\n`;
