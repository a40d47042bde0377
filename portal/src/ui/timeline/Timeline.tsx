import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DangerIcon } from '../feedback/DangerIcon.tsx';

export interface TimelineItem {
  readonly key: string;
  /** MM-DD, at the left. */
  readonly when: string;
  readonly title: string;
  readonly note: string;
  readonly amount: ReactNode;
  /** `late` has an icon and a word besides its colour. */
  readonly tone: 'late' | 'next' | 'later';
}

/** Days in order on one line, each with its amount (docs/design/look.md "Pictures"). */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {items.map((item, index) => (
        <Box
          component="li"
          key={item.key}
          sx={{
            display: 'grid',
            gridTemplateColumns: '48px 16px minmax(0, 1fr) auto',
            columnGap: 2,
            pb: index === items.length - 1 ? 0 : 4,
          }}
        >
          <Typography component="span" variant="strong">
            {item.when}
          </Typography>
          <Node tone={item.tone} last={index === items.length - 1} />
          <span>
            <Typography
              component="span"
              variant={item.tone === 'late' ? 'strong' : 'body1'}
              sx={{ display: 'block' }}
            >
              {item.title}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              sx={{
                display: 'block',
                ...(item.tone === 'late'
                  ? { color: 'textOn.error', fontWeight: 600 }
                  : { color: 'text.secondary' }),
              }}
            >
              {item.note}
            </Typography>
          </span>
          <Typography component="span" variant="strong" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            {item.amount}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Node({ tone, last }: { readonly tone: TimelineItem['tone']; readonly last: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'center',
        ...(!last && {
          '&::before': {
            content: '""',
            position: 'absolute',
            top: 20,
            bottom: -18,
            width: '1px',
            bgcolor: 'tile',
          },
        }),
      }}
    >
      {tone === 'late' ? (
        <DangerIcon size={18} sx={{ mt: '2px' }} />
      ) : (
        <Box
          sx={{
            width: 10,
            height: 10,
            mt: '6px',
            borderRadius: '50%',
            bgcolor: tone === 'next' ? 'ink' : 'text.secondary',
            ...(tone === 'next' && { boxShadow: (theme) => `0 0 0 3px ${theme.palette.tile}` }),
          }}
        />
      )}
    </Box>
  );
}
