import { bundled, downConverted } from './download.ts';
import { downloadPath } from './links.ts';
import type { Site } from './model.ts';
import { enumsPage } from './render/enumsPage.ts';
import { envelopesPage } from './render/envelopesPage.ts';
import { errorsPage } from './render/errorsPage.ts';
import { homePage } from './render/homePage.ts';
import { layout } from './render/layout.ts';
import { servicePage } from './render/servicePage.ts';
import { searchIndex, searchScript } from './search/index.ts';

/** Every file that is made from the contracts, by its path in the site. */
export function siteFiles(site: Site): Map<string, string> {
  const pages = [
    ...[homePage, envelopesPage, errorsPage, enumsPage].map((page) => page(site)),
    ...site.services.map((service) => servicePage(service, site)),
  ];
  const downloads = site.services.flatMap((service) => [
    [downloadPath(service, '3.1'), bundled(service)] as const,
    [downloadPath(service, '3.0'), downConverted(service)] as const,
  ]);
  return new Map([
    ...pages.map((page) => [page.file, layout(page, site)] as const),
    ['search-index.js', searchScript(searchIndex(site))] as const,
    ...downloads,
  ]);
}
