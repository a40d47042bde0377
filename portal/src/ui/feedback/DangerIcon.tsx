import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Icon } from '../../icons/Icon.tsx';

interface DangerIconProps {
  readonly size: number;
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

/** The one solid icon: only danger is filled (docs/design/look.md rule 1). */
export function DangerIcon({ size, sx }: DangerIconProps) {
  return (
    <Icon
      name="danger"
      size={size}
      sx={[{ color: 'error.main', fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' }, sx ?? {}]}
    />
  );
}
