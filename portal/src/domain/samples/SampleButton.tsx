import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { samplesCopy as copy, sampleWords } from './copy.ts';
import { pictures, type SampleName } from './samples.ts';

const SampleDialog = lazy(() =>
  import('./SampleDialog.tsx').then((module) => ({ default: module.SampleDialog })),
);

/** A small sample beside an upload; it opens a large one. The picture is of paper, so it is light in the dark look too. */
export function SampleButton({ name }: { readonly name: SampleName }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-label={copy.open(sampleWords[name].title)}
        onClick={() => setOpen(true)}
        sx={{
          position: 'relative',
          flex: 'none',
          width: 82,
          height: 56,
          p: 0,
          overflow: 'hidden',
          cursor: 'zoom-in',
          bgcolor: 'fill',
          border: 1,
          borderColor: 'control',
          borderRadius: 1,
          '@media print': { display: 'none' },
        }}
      >
        <img src={pictures[name]} alt="" width={80} height={54} loading="lazy" style={{ display: 'block' }} />
        <Box component="span" aria-hidden sx={captionStyle}>
          {copy.sample}
        </Box>
      </Box>
      {open ? (
        <Suspense fallback={null}>
          <SampleDialog name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The stamp on the picture is too small to read here. */
const captionStyle = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: 'background.paper',
  bgcolor: 'text.primary',
} as const;
