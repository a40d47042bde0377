import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { unbroken } from '../text/unbroken.tsx';
import { layoutOf, type DetailDisplayOptions, type DetailItem } from './detailDisplay.ts';

interface DetailDisplayProps extends DetailDisplayOptions {
  readonly items: readonly DetailItem[];
}

/** Labelled facts in columns; one column on phones. 2 §3 */
export function DetailDisplay({ items, ...options }: DetailDisplayProps) {
  const { columns, labelWidth } = layoutOf(options);
  return (
    <Box sx={{ width: '100%' }}>
      {options.title ? (
        <Typography component="h3" variant="cardTitle" sx={{ mb: 3 }}>
          {options.title}
        </Typography>
      ) : null}
      {options.subtitle ? (
        <Typography variant="caption" component="p" color="textSecondary">
          {options.subtitle}
        </Typography>
      ) : null}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${String(columns)}, minmax(0, 1fr))` },
        }}
      >
        {items.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', py: '6px' }}>
            <Box component="dt" sx={{ flex: 'none', width: labelWidth, color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, wordBreak: 'normal' }}>
              {unbroken(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
