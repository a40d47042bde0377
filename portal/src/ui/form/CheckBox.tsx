import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface CheckBoxProps {
  /** Its name: what is chosen by it. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is chosen. */
  readonly indeterminate?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** The browser's own check box in the theme's colour, its name unseen: for rows of a table. */
export function CheckBox({ label, checked, indeterminate = false, onChange }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // No attribute stands for it: the DOM knows it as a property only.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Box
      component="input"
      type="checkbox"
      ref={box}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      sx={(theme) => ({
        width: 16,
        height: 16,
        m: 0,
        display: 'block',
        accentColor: theme.palette.primary.main,
        cursor: 'pointer',
      })}
    />
  );
}
