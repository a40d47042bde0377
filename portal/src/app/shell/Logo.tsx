import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../icons/LogoMark.tsx';
import { paths } from '../../paths.ts';
import { shell } from './copy.ts';

interface LogoProps {
  readonly title: string;
}

/** The logo with the product's title (1 §2); it links to the user's home by the guard. */
export function Logo({ title }: LogoProps) {
  return (
    <Box
      component={Link}
      to={paths.root()}
      sx={{
        display: 'flex',
        // On a phone at 200 % zoom the buttons beside it need its room; the menu leads home too.
        '@media (max-width: 239.95px)': { display: 'none' },
        alignItems: 'center',
        gap: 3,
        minWidth: 0,
        color: 'ink',
        textDecoration: 'none',
        '& > .title': {
          fontSize: 18,
          lineHeight: '24px',
          fontWeight: 600,
          letterSpacing: '0.02em',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        },
        '& > .quiet': {
          pl: 3,
          borderLeft: '1px solid',
          borderColor: 'tile',
          lineHeight: '16px',
          whiteSpace: 'nowrap',
          display: { xs: 'none', sm: 'inline', md: 'none', lg: 'inline' },
        },
      }}
    >
      <LogoMark />
      <span className="title">{title}</span>
      <span className="quiet">{shell.tagline}</span>
    </Box>
  );
}
