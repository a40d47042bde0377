import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SafeHtml } from '../text/SafeHtml.tsx';
import type { ResultPanelData } from './resultPanel.ts';
import { Seal } from './Seal.tsx';

interface ResultPanelProps extends ResultPanelData {
  readonly onSecondary?: (() => void) | undefined;
  readonly onPrimary?: (() => void) | undefined;
  /** Facts below the text: reference number, amounts. */
  readonly children?: ReactNode;
}

/** The outcome of an action, and the next step. 2 §3 */
export function ResultPanel(props: ResultPanelProps) {
  const {
    resultState,
    title,
    text,
    leftBtnText,
    rightBtnText,
    leftBtnClstag,
    onSecondary,
    onPrimary,
    children,
  } = props;
  return (
    <Box role="status" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6, gap: 3 }}>
      <Seal state={resultState} />
      <Typography component="h2" variant="pageTitle">
        {title}
      </Typography>
      {text ? <SafeHtml html={text} sx={{ color: 'text.secondary', textAlign: 'center' }} /> : null}
      {children}
      <Box sx={{ display: 'flex', gap: 3, mt: 2 }}>
        {leftBtnText ? (
          <Button variant="outlined" size="large" data-clstag={leftBtnClstag} onClick={onSecondary}>
            {leftBtnText}
          </Button>
        ) : null}
        {rightBtnText ? (
          <Button size="large" onClick={onPrimary}>
            {rightBtnText}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
