import Button, { type ButtonProps } from '@mui/material/Button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'aria-label'> {
  /** As the gate (safeUrl) let it pass. */
  readonly address: string;
  readonly children: string;
}

/** Downloads a file of the provider's. */
export const FileButton = ({ address, ...button }: FileButtonProps) => (
  <Button component="a" href={address} download {...button} />
);
