import Box from '@mui/material/Box';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';

/** The rule in the provider's words. */
export const RuleCard = ({ rule }: { readonly rule: readonly string[] }) => (
  <CardFrame title={copy.detail.rule}>
    <Box component="ol" sx={{ display: 'grid', gap: 2, color: 'text.secondary', wordBreak: 'normal' }}>
      {rule.map((line) => (
        <Box component="li" key={line} sx={{ listStyle: 'decimal', ml: 5 }}>
          {line}
        </Box>
      ))}
    </Box>
  </CardFrame>
);
