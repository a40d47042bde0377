import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';

/** Red, an octagon, and the reason: below its field (docs/design/look.md rule 2). */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Typography
      {...(id === undefined ? {} : { id })}
      role="alert"
      variant="caption"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: '4px', color: 'textOn.error' }}
    >
      <Icon name="octagon" size={14} />
      {children}
    </Typography>
  );
}
