import Box from '@mui/material/Box';
import { DiscountRule } from '#generated/shared/enums/DiscountRule.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';

/** Explanation of RT00 to RT06. 1 §9 */
export function RuleLegend() {
  return (
    <CardFrame title={copy.legend}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: '8px 16px', gridTemplateColumns: 'auto minmax(0, 1fr)' }}
      >
        {Object.values(DiscountRule).map((type) => (
          <Box key={type} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {type}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {copy.explain[type]}
            </Box>
          </Box>
        ))}
      </Box>
    </CardFrame>
  );
}
