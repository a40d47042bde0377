import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

const SafeHtml = lazy(() => import('../SafeHtml.tsx').then((module) => ({ default: module.SafeHtml })));

interface BriefTextProps {
  readonly html: string;
  readonly sx?: SxProps<Theme>;
}

/** A brief, rendered as HTML (spec 2 §2.3). The sanitiser comes only for one that has markup: ours have none. */
export function BriefText({ html, sx }: BriefTextProps) {
  const hasMarkup = /[<&]/.test(html);
  return (
    <Box sx={[{ minHeight: '1lh' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {hasMarkup ? (
        <Suspense fallback={null}>
          <SafeHtml html={html} />
        </Suspense>
      ) : (
        html
      )}
    </Box>
  );
}
