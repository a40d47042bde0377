import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { muteHandlers } from './muteHandlers.ts';

interface SafeHtmlProps {
  readonly html: string;
  readonly component?: 'div' | 'span' | 'p' | undefined;
  readonly sx?: SxProps<Theme> | undefined;
}

const forbidden = {
  FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
  FORBID_ATTR: ['style'],
  ALLOW_DATA_ATTR: false,
};

/** The only way for HTML of others (banner briefs, notices, contract previews) into the page. */
export function SafeHtml({ html, component = 'div', sx }: SafeHtmlProps) {
  const clean = useMemo(() => DOMPurify.sanitize(muteHandlers(html), forbidden), [html]);
  return <Box component={component} {...(sx ? { sx } : {})} dangerouslySetInnerHTML={{ __html: clean }} />;
}
