import Box from '@mui/material/Box';
import type { HelpPage, HelpSite } from '../content/blocks.ts';
import { ArticleSection } from './ArticleSection.tsx';
import { card } from './card.ts';
import { ContactBox } from './ContactBox.tsx';
import { Pager } from './Pager.tsx';

interface ArticleProps {
  readonly site: HelpSite;
  readonly page: HelpPage;
}

/** The sections of a help page, with links to its neighbours and the contact. */
export const Article = ({ site, page }: ArticleProps) => (
  <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
    <Box component="article" sx={[card, articleStyle]}>
      {page.sections.map((section) => (
        <ArticleSection key={section.id} section={section} />
      ))}
    </Box>
    <Pager site={site} page={page} />
    <ContactBox />
  </Box>
);

const articleStyle = {
  // Running text fills its lines, unlike short texts (docs/design/look.md rule 10).
  wordBreak: 'normal',
  lineBreak: 'strict',
  p: { xs: '4px 16px 20px', sm: '8px 32px 32px' },
  '@media print': { border: 0, p: 0 },
};
