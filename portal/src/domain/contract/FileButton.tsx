import Button, { type ButtonProps } from '@mui/material/Button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'aria-label'> {
  /** Address checked by safeUrl. */
  readonly address: string;
  readonly children: string;
}

/** Downloads one of the provider's files. */
export const FileButton = ({ address, ...button }: FileButtonProps) => (
  <Button component="a" href={address} download {...button} />
);
