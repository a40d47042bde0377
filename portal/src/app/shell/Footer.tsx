import Box from '@mui/material/Box';
import { memo } from 'react';
import { BASENAME } from '../../api/basename.ts';
import { ADDRESS, HOTLINE_LINE } from '../../copy/contact.ts';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { shell } from './copy.ts';

/** Third-party licences in the bundle; written by the build (vite.config.ts). */
const LICENCES = `${BASENAME}/licenses.txt`;

interface FooterProps {
  /** Landing pages have a dark footer in their 1200 px column. */
  readonly dark: boolean;
}

export const Footer = memo(function Footer({ dark }: FooterProps) {
  const link = {
    color: 'inherit',
    // Minimum height of a touch target.
    py: '2px',
    my: '-2px',
    display: 'inline-block',
    textDecoration: 'none',
    '&:hover': { color: dark ? 'onSolid' : 'hover' },
  };
  return (
    <Box
      component="footer"
      data-print="hide"
      sx={{
        borderTop: dark ? 0 : '1px solid',
        borderColor: 'hairline',
        bgcolor: dark ? 'landingFooter' : 'background.paper',
        color: dark ? 'landingFooterText' : 'text.secondary',
        fontSize: 12,
        lineHeight: '20px',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: '8px 24px',
          p: {
            xs: dark ? '32px 16px 88px' : '16px 16px 80px',
            sm: dark ? '32px 0' : '16px 24px 80px',
            lg: dark ? '32px 0' : '16px 24px',
          },
          ...(dark && { width: { sm: 1200 }, maxWidth: { sm: 'calc(100% - 48px)' }, mx: 'auto' }),
        }}
      >
        <Box sx={dark ? {} : { display: 'contents' }}>
          <div>{shell.address(ADDRESS)}</div>
          <div>{HOTLINE_LINE}</div>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: '4px 16px', sm: dark ? 6 : 4 } }}>
          <Box component={OuterLink} page="agreement" sx={link}>
            {shell.agreement}
          </Box>
          <Box component={OuterLink} page="privacy" sx={link}>
            {shell.privacy}
          </Box>
          <Box component="a" href={LICENCES} target="_blank" rel="license noreferrer" sx={link}>
            {shell.licences}
          </Box>
          <span>{shell.browsers}</span>
        </Box>
      </Box>
    </Box>
  );
});
