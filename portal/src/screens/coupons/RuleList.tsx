import Box from '@mui/material/Box';
import { copy } from './copy.ts';

/** The rules of all coupons. */
export const RuleList = () => (
  <Box component="ol" sx={{ display: 'grid', gap: 2, wordBreak: 'normal' }}>
    {copy.rules.list.map((rule) => (
      <Box component="li" key={rule} sx={{ listStyle: 'decimal', ml: 5 }}>
        {rule}
      </Box>
    ))}
  </Box>
);
