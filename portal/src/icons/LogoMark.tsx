import Box from '@mui/material/Box';

/** The portal's logo without its name. */
export const LogoMark = ({ size = 32 }: { readonly size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 32 32"
    aria-hidden
    sx={{ width: size, height: size, flex: 'none', color: 'primary.main' }}
  >
    <rect width="32" height="32" rx="6" fill="currentColor" />
    <Box component="g" fill="none" strokeWidth="2" sx={{ stroke: (theme) => theme.palette.onSolid }}>
      <path d="M16 5.5 26 13H6z" strokeLinejoin="round" />
      <path d="M9 17h14M16 13v12M7 25.5h18M11 19.6l1.6 3M21 19.6l-1.6 3" strokeLinecap="round" />
    </Box>
  </Box>
);
