import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { muteHandlers } from '../hooks/muteHandlers.ts';

export interface SafeHtmlProps {
  readonly html: string;
  readonly component?: 'div' | 'span' | 'p' | undefined;
  readonly sx?: SxProps<Theme> | undefined;
}

const forbidden = {
  FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
  FORBID_ATTR: ['style'],
  ALLOW_DATA_ATTR: false,
};

/**
 * HTML of others as markup, sanitised. SafeHtml fetches it when there is markup; a contract, which has and
 * whose end is watched from the first, takes it as it is.
 */
export function SanitisedHtml({ html, component = 'div', sx }: SafeHtmlProps) {
  const clean = useMemo(() => DOMPurify.sanitize(muteHandlers(html), forbidden), [html]);
  return <Box component={component} {...(sx ? { sx } : {})} dangerouslySetInnerHTML={{ __html: clean }} />;
}
