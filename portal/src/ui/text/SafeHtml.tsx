import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { SafeHtmlProps } from './SanitisedHtml.tsx';
import { Words } from './Words.tsx';

const SanitisedHtml = lazy(() =>
  import('./SanitisedHtml.tsx').then((module) => ({ default: module.SanitisedHtml })),
);

/**
 * The only way for third-party HTML (banner briefs, notices) into the page, besides contracts, which use the sanitiser
 * (SanitisedHtml) directly. Here it loads only for a text with markup; React writes the others as text.
 */
export function SafeHtml(props: SafeHtmlProps) {
  const { html, component = 'div', sx } = props;
  if (/[<&]/.test(html)) {
    return (
      <Suspense fallback={<Box component={component} sx={{ minHeight: '1lh' }} />}>
        <SanitisedHtml {...props} />
      </Suspense>
    );
  }
  return (
    <Box component={component} className="prose" {...(sx ? { sx } : {})}>
      <Words>{html}</Words>
    </Box>
  );
}
