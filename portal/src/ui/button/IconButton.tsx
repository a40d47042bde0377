import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';

type ButtonProps = ComponentPropsWithRef<'button'>;

interface IconButtonProps extends Omit<ButtonProps, 'type' | 'className' | 'children' | 'aria-label'> {
  /** Accessible name: an icon alone has none. */
  readonly label: string;
  readonly icon: IconName;
  readonly iconSize?: number | undefined;
  /** 24 within a line, 32 beside a title or a field, 40 in the header. */
  readonly size?: 24 | 32 | 40 | undefined;
  readonly framed?: boolean | undefined;
}

/**
 * A button that is an icon, styled in theme/globals.ts. While disabled it keeps the focus, for example a pager button
 * on the last page.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, iconSize, size = 32, framed = false, disabled, onClick, ...rest } = props;
  const look = `icon-button icon-button-${String(size)}${framed ? ' framed' : ''}`;
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className={look}
      onClick={disabled === true ? undefined : onClick}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
