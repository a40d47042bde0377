import { paths } from '../../../paths.ts';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import type { HelpPage, HelpSite } from '../content/blocks.ts';
import { groupOf } from '../rules/siteMap.ts';

/** Third-level pages only: help centre, group, page. look.md "Page frame" */
export function Breadcrumb({ site, page }: { readonly site: HelpSite; readonly page: HelpPage }) {
  const group = groupOf(site, page)?.title;
  if (group === undefined) return null;
  const crumbs = [{ title: site.title, to: paths.help() }, { title: group }, { title: page.title }];
  return <Breadcrumbs crumbs={crumbs} />;
}
