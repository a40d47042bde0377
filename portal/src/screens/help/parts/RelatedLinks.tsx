import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { PageLink } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { notPrinted } from './notPrinted.ts';

export const RelatedLinks = ({ links }: { readonly links: readonly PageLink[] }) => (
  <Box sx={[rowStyle, notPrinted]}>
    <span>{copy.related}</span>
    {links.map(({ text, to }) => (
      <Link key={to} className="link" to={to}>
        {text}
      </Link>
    ))}
  </Box>
);

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: 'text.secondary' };
