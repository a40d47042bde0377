import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { SafeHtml } from '../../ui/text/SafeHtml.tsx';

interface BriefTextProps {
  readonly html: string;
  readonly sx?: SxProps<Theme>;
}

/** A brief, rendered as HTML (spec 2 §2.3); its line is reserved before its text loads. */
export function BriefText({ html, sx }: BriefTextProps) {
  return (
    <Box sx={[{ minHeight: '1lh' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <SafeHtml html={html} />
    </Box>
  );
}
