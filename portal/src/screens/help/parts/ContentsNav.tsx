import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import type { HelpPage, HelpSite } from '../content/blocks.ts';
import { copy } from '../copy.ts';
import { card } from './card.ts';
import { NavGroup } from './NavGroup.tsx';

interface ContentsNavProps {
  readonly site: HelpSite;
  readonly current: HelpPage;
}

/** Links to all pages of the help centre. Below 1024 px they fold behind a button, so that the page comes first. */
export function ContentsNav({ site, current }: ContentsNavProps) {
  const [unfolded, setUnfolded] = useState(false);
  const listId = useId();
  return (
    <Box component="nav" aria-label={copy.contents} sx={[card, navStyle]}>
      <Box
        component="button"
        type="button"
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={() => setUnfolded(!unfolded)}
        sx={openerStyle}
      >
        {copy.contents}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
          {current.title}
        </Typography>
        <Icon name={unfolded ? 'chevronUp' : 'chevronDown'} />
      </Box>
      <Box
        id={listId}
        sx={{ display: { xs: unfolded ? 'block' : 'none', md: 'block' }, p: { xs: '0 0 8px', md: '8px 0' } }}
        onClick={() => setUnfolded(false)}
      >
        {site.groups.map((group) => (
          <NavGroup key={group.pages[0]?.path} group={group} current={current} />
        ))}
      </Box>
    </Box>
  );
}

const navStyle = {
  position: { md: 'sticky' },
  top: 72,
  maxHeight: { md: 'calc(100vh - 88px)' },
  overflowY: { md: 'auto' },
};

const openerStyle = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 44,
  px: 4,
  border: 0,
  bgcolor: 'transparent',
  color: 'ink',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
};
