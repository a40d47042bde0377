import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { totalRule } from './totalRule.ts';

/** A total under the accountant's double rule. docs/design/look.md rule 3 */
export const DoubleRule = ({ children }: { readonly children: ReactNode }) => (
  <Box aria-live="polite" sx={ruleStyle}>
    {children}
  </Box>
);

const ruleStyle = { ...totalRule, mt: 3, mb: 4 } as const;
