import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { OuterLink } from '../page/OuterLink.tsx';
import { logsInElsewhere, startLogin } from './startLogin.ts';

/** A link to the login page; for the channel with a login of its own a button that says so. 1 §8 */
export const LoginButton = ({ children }: { readonly children: ReactNode }) =>
  logsInElsewhere() ? (
    <Button onClick={() => startLogin()}>{children}</Button>
  ) : (
    <Button component={OuterLink} page="login">
      {children}
    </Button>
  );
