import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'sx'> {
  readonly to: string;
  /** Its accessible name, where its words alone stand many times on a page. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, name, ...rest }: LinkButtonProps) {
  return <Button component={RouterLink} to={to} aria-label={name} {...rest} />;
}
