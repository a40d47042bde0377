import Box from '@mui/material/Box';
import { Words } from '#portal/ui/text/Words.tsx';

export const BulletList = ({ items }: { readonly items: readonly string[] }) => (
  <Box component="ul" sx={listStyle}>
    {items.map((item) => (
      <li key={item}>
        <Words>{item}</Words>
      </li>
    ))}
  </Box>
);

const listStyle = {
  display: 'grid',
  gap: 1,
  lineHeight: '24px',
  '& li': { position: 'relative', pl: 4 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 10,
    width: 4,
    height: 4,
    borderRadius: '50%',
    bgcolor: 'control',
  },
};
