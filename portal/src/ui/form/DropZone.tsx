import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { uploads as copy } from '../../copy/form.ts';

interface DropZoneProps {
  /** Names the files to upload. */
  readonly name: string;
  readonly accept: readonly string[];
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly describedBy?: string | undefined;
  /** Beside the zone: what a good file looks like. */
  readonly sample: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button to choose files by, which takes dropped ones too. */
export function DropZone({
  name,
  accept,
  multiple,
  disabled,
  ref,
  describedBy,
  sample,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 3 }}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        multiple={multiple}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
      <Box
        component="button"
        type="button"
        ref={ref}
        disabled={disabled}
        aria-label={copy.choose(name)}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) onFiles([...event.dataTransfer.files]);
        }}
        sx={[zoneStyle, over && overStyle]}
      >
        {copy.drop}
      </Box>
      {sample}
    </Box>
  );
}

const zoneStyle = ({ palette, radii }: Theme) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  p: 3,
  font: 'inherit',
  color: 'text.secondary',
  bgcolor: 'fill',
  cursor: 'pointer',
  border: `1px dashed ${palette.control}`,
  borderRadius: `${String(radii.control)}px`,
  '&:disabled': { cursor: 'not-allowed' },
});

const overStyle = ({ palette }: Theme) => ({ bgcolor: palette.tint, borderColor: palette.primary.main });
