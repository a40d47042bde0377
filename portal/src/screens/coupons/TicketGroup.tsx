import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TicketGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Coupons of one state with a title, two side by side where there is room. */
export function TicketGroup({ title, children }: TicketGroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 5 } }}>
      <Typography
        id={id}
        component="h2"
        variant="caption"
        color="textSecondary"
        sx={{ fontWeight: 600, mb: 2 }}
      >
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
