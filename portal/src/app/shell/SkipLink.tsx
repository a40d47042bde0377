import Box from '@mui/material/Box';
import { shell } from './copy.ts';

/** The keyboard's first stop: skips header and menu. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'absolute',
        top: -48,
        left: 16,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        bgcolor: 'background.paper',
        color: 'ink',
        '&:focus': { top: 4 },
      }}
    >
      {shell.skip}
    </Box>
  );
}
