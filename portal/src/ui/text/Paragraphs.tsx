import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Words } from './Words.tsx';

/** One paragraph per text. */
export const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) => (
  <Box sx={{ display: 'grid', gap: 2, wordBreak: 'normal' }}>
    {texts.map((text) => (
      <Typography key={text}>
        <Words>{text}</Words>
      </Typography>
    ))}
  </Box>
);
