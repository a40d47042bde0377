import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Words } from '../text/Words.tsx';

/** Numbered steps: number in a ring, title, explanation. */
export const StepList = ({ steps }: { readonly steps: readonly (readonly [string, string])[] }) => (
  <Box component="ol" sx={{ display: 'grid', gap: 4 }}>
    {steps.map(([title, text], index) => (
      <Box component="li" key={title} sx={{ display: 'flex', gap: 3 }}>
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: 24,
            height: 24,
            display: 'grid',
            placeItems: 'center',
            border: '1px solid',
            borderColor: 'primary.main',
            borderRadius: '50%',
            color: 'hover',
            fontSize: 12,
          }}
        >
          {index + 1}
        </Box>
        <div>
          <Typography component="h3" variant="strong">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ wordBreak: 'normal' }}>
            <Words>{text}</Words>
          </Typography>
        </div>
      </Box>
    ))}
  </Box>
);
