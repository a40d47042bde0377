import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { shell } from './copy.ts';

interface LogoProps {
  readonly title: string;
}

/** The logo with the product's title (1 §2); it leads to where the guard says one is at home. */
export function Logo({ title }: LogoProps) {
  return (
    <Box
      component={Link}
      to={paths.root()}
      sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'ink', textDecoration: 'none' }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: 32, height: 32, flex: 'none', color: 'primary.main' }}
      >
        <rect width="32" height="32" rx="6" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="2">
          <path d="M16 5.5 26 13H6z" strokeLinejoin="round" />
          <path d="M9 17h14M16 13v12M7 25.5h18M11 19.6l1.6 3M21 19.6l-1.6 3" strokeLinecap="round" />
        </g>
      </Box>
      <Typography
        component="span"
        sx={{
          fontSize: 18,
          lineHeight: '24px',
          fontWeight: 600,
          letterSpacing: '0.02em',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Typography>
      <Typography
        component="span"
        color="textSecondary"
        sx={{
          pl: 3,
          borderLeft: '1px solid',
          borderColor: 'tile',
          lineHeight: '16px',
          whiteSpace: 'nowrap',
          display: { xs: 'none', sm: 'inline' },
        }}
      >
        {shell.tagline}
      </Typography>
    </Box>
  );
}
