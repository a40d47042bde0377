import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Words } from '../../ui/text/Words.tsx';

interface ActionRowProps {
  readonly children: ReactNode;
  /** Further links, at the right end. */
  readonly links: ReactNode;
  /** Why some buttons are disabled: they refer to it by its id. */
  readonly note: string | undefined;
  readonly noteId: string;
}

/** The actions of an account, and the reasons for disabled ones. */
export function ActionRow({ children, links, note, noteId }: ActionRowProps) {
  return (
    <>
      <Box
        data-print="hide"
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 2,
          mt: 4,
          '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        {children}
        <Box
          sx={{
            display: 'flex',
            gap: 5,
            ml: 'auto',
            width: { xs: '100%', sm: 'auto' },
            justifyContent: 'space-between',
            pt: { xs: 2, sm: 0 },
          }}
        >
          {links}
        </Box>
      </Box>
      {note === undefined ? null : (
        <Typography id={noteId} variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
          <Words>{note}</Words>
        </Typography>
      )}
    </>
  );
}
