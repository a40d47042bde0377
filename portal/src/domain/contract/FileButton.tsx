import Button, { type ButtonProps } from '@mui/material/Button';
import { safeUrl } from '../../api/redirect.ts';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'aria-label'> {
  readonly url: string;
  readonly children: string;
}

/** Downloads a file of the provider's; nothing where its address may not be followed. */
export function FileButton({ url, children, ...button }: FileButtonProps) {
  const address = safeUrl(url);
  if (address === undefined) return null;
  return (
    <Button component="a" href={address} download {...button}>
      {children}
    </Button>
  );
}
