import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HelpGroup, HelpPage } from '../content/blocks.ts';

interface NavGroupProps {
  readonly group: HelpGroup;
  readonly current: HelpPage;
}

/** A group of links, styled as the left menu: a caption of 12 px, entries 40 px high. docs/design/look.md */
export function NavGroup({ group, current }: NavGroupProps) {
  const captionId = useId();
  return (
    <>
      {group.title === undefined ? null : (
        <Typography
          id={captionId}
          variant="caption"
          component="h2"
          color="textSecondary"
          sx={{ p: '8px 16px 4px' }}
        >
          {group.title}
        </Typography>
      )}
      <Box component="ul" {...(group.title === undefined ? {} : { 'aria-labelledby': captionId })}>
        {group.pages.map((page) => (
          <li key={page.path}>
            <Box
              component={RouterLink}
              to={page.path}
              aria-current={page === current ? 'page' : undefined}
              sx={itemStyle}
            >
              {page.title}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  p: '4px 16px 4px 13px',
  borderLeft: '3px solid transparent',
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'fill' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { bgcolor: 'tint', color: 'hover', fontWeight: 600, borderColor: 'primary.main' },
};
