import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { paths, type IconName } from './paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** 18 in the menu, 16 in buttons, 14 inline (look.md rule 11). */
  readonly size?: number | undefined;
  /** Only for an icon that stands alone: otherwise it is decoration and hidden. */
  readonly label?: string | undefined;
  readonly sx?: SvgIconProps['sx'] | undefined;
}

/** Our own outline set: 20 grid, 1.5 px strokes, round ends. */
export function Icon({ name, size = 16, label, sx }: IconProps) {
  return (
    <SvgIcon
      viewBox="0 0 20 20"
      sx={[
        { fontSize: size, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, flex: 'none' },
        { strokeLinecap: 'round', strokeLinejoin: 'round' },
        ...(Array.isArray(sx) ? sx : sx ? [sx] : []),
      ]}
      titleAccess={label}
    >
      {paths[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </SvgIcon>
  );
}

export type { IconName } from './paths.ts';
