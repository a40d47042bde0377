import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HelpSection } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { BlockView } from './BlockView.tsx';
import { notPrinted } from './notPrinted.ts';

/** A section, with a link to itself behind its title. */
export const ArticleSection = ({ section: { id, title, blocks } }: { readonly section: HelpSection }) => (
  <Box component="section" aria-labelledby={id} sx={sectionStyle}>
    <Box sx={titleRowStyle}>
      <Typography variant="cardTitle" component="h2" id={id} tabIndex={-1}>
        {title}
      </Typography>
      <Box
        component={RouterLink}
        to={`#${id}`}
        aria-label={copy.anchor(title)}
        sx={[anchorStyle, notPrinted]}
      >
        #
      </Box>
    </Box>
    {blocks.map((block, index) => (
      // The blocks of a page never reorder.
      <BlockView key={index} block={block} />
    ))}
  </Box>
);

const sectionStyle = {
  pt: { xs: 5, sm: 6 },
  '& + &': { mt: { xs: 5, sm: 6 }, borderTop: '1px solid', borderColor: 'hairline' },
  display: 'grid',
  gap: 3,
  '& > *': { minWidth: 0 },
};

const titleRowStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  '@media print': { breakAfter: 'avoid' },
};

const anchorStyle = {
  color: 'text.secondary',
  textDecoration: 'none',
  px: 1,
  opacity: 0,
  'section:hover &, &:focus-visible': { opacity: 1 },
  '&:hover': { color: 'hover' },
};
