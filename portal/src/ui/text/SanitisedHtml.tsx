import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useContext, useMemo } from 'react';
import { muteHandlers } from '../hooks/muteHandlers.ts';
import { LinkGate, type Gate } from './linkGate.ts';

export interface SafeHtmlProps {
  readonly html: string;
  readonly component?: 'div' | 'span' | 'p' | undefined;
  readonly sx?: SxProps<Theme> | undefined;
  /** Accessible name of a text with its own scroll box; it makes the box focusable for keyboard users. */
  readonly label?: string | undefined;
}

const forbidden = {
  FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
  FORBID_ATTR: ['style', 'xlink:href'],
  ALLOW_DATA_ATTR: false,
};

function sanitised(html: string, gate: Gate): string {
  // A template loads no resource and runs no script.
  const template = document.createElement('template');
  template.innerHTML = DOMPurify.sanitize(muteHandlers(html), forbidden);
  for (const link of template.content.querySelectorAll('[href]')) {
    const address = gate(link.getAttribute('href'));
    if (address === undefined) link.removeAttribute('href');
    else link.setAttribute('href', address);
  }
  return template.innerHTML;
}

/**
 * Third-party HTML as sanitised markup. SafeHtml loads it when a text has markup. Contracts use it directly, because
 * they always have markup and must be in the page before the reader's scroll position is observed.
 */
export function SanitisedHtml({ html, component = 'div', sx, label }: SafeHtmlProps) {
  const gate = useContext(LinkGate);
  const clean = useMemo(() => sanitised(html, gate), [html, gate]);
  const named = label === undefined ? {} : { role: 'document', 'aria-label': label, tabIndex: 0 };
  return (
    <Box
      component={component}
      className="prose"
      {...named}
      {...(sx ? { sx } : {})}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
