import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PageLink } from '../router/PageLink.tsx';

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'sx'> {
  readonly to: string;
  /** Accessible name, for words that stand many times on a page. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A link that looks like a button. Renders nothing where the page refuses the user. */
export function LinkButton({ to, name, ...rest }: LinkButtonProps) {
  return <Button component={PageLink} to={to} aria-label={name} {...rest} />;
}
