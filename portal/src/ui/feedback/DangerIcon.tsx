import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { Icon } from '../../icons/Icon.tsx';

interface DangerIconProps {
  readonly size: number;
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

/** The one solid icon: only danger is filled (look.md rule 1). */
export function DangerIcon({ size, sx }: DangerIconProps) {
  return (
    <Icon
      name="octagon"
      size={size}
      sx={[
        ({ palette }) => ({
          color: 'background.paper',
          '& path:first-of-type': { fill: palette.error.main, stroke: palette.error.main },
        }),
        sx ?? {},
      ]}
    />
  );
}
