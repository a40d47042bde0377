import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '#portal/icons/Icon.tsx';
import { paths } from '#portal/paths.ts';
import { Breadcrumbs } from '#portal/ui/page/Breadcrumbs.tsx';
import type { HelpPage, HelpSite } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { groupOf } from '../rules/siteMap.ts';
import { notPrinted } from './notPrinted.ts';
import { SearchBox } from './SearchBox.tsx';

interface PageHeadProps {
  readonly site: HelpSite;
  readonly page: HelpPage;
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Head of a help page: title and summary, search and print at the right. docs/design/look.md "Page frame" */
export const PageHead = ({ site, page, words, onSearch }: PageHeadProps) => (
  <Box sx={headStyle}>
    <Box sx={{ minWidth: 0 }}>
      <Breadcrumb site={site} page={page} />
      <Typography component="h1" variant="pageTitle">
        {page.title}
      </Typography>
      <Typography color="textSecondary">{page.summary}</Typography>
    </Box>
    <Box sx={[toolsStyle, notPrinted]}>
      <SearchBox words={words} onSearch={onSearch} />
      <Button
        variant="outlined"
        onClick={() => window.print()}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, gap: 1 }}
      >
        <Icon name="printer" />
        {copy.print}
      </Button>
    </Box>
  </Box>
);

/** Help centre, group and page, for pages in a group with a title. docs/design/look.md "Page frame" */
function Breadcrumb({ site, page }: { readonly site: HelpSite; readonly page: HelpPage }) {
  const group = groupOf(site, page)?.title;
  if (group === undefined) return null;
  const crumbs = [{ title: site.title, to: paths.help() }, { title: group }, { title: page.title }];
  return <Breadcrumbs crumbs={crumbs} />;
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 3,
  mt: 1,
  mb: 4,
};

const toolsStyle = { display: 'flex', gap: 2, width: { xs: '100%', sm: 'auto' } };
