import Box from '@mui/material/Box';
import useForkRef from '@mui/utils/useForkRef';
import { useEffect, useRef, type AriaAttributes, type Ref } from 'react';

interface CheckBoxProps extends AriaAttributes {
  /** Accessible name: what it selects. Not needed inside a label. */
  readonly label?: string | undefined;
  readonly checked: boolean;
  /** Part of its group is selected. */
  readonly indeterminate?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The project's check box: the browser's own in the theme's colour, in table rows and forms. */
export function CheckBox({ label, checked, indeterminate = false, onChange, ref, ...rest }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const both = useForkRef(box, ref);
  // The DOM has only a property for it, no attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Box
      component="input"
      type="checkbox"
      {...rest}
      ref={both}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      sx={(theme) => ({
        width: 16,
        height: 16,
        m: 0,
        flex: 'none',
        display: 'block',
        accentColor: theme.palette.primary.main,
        cursor: 'pointer',
      })}
    />
  );
}
