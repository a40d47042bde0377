import Box from '@mui/material/Box';
import { useState } from 'react';
import { table } from '../../copy/ui.ts';
import { controlStyle } from '../control/controlStyle.ts';
import { typedPage } from './pagination.ts';

interface PageJumpProps {
  readonly pages: number;
  readonly onJump: (pageNo: number) => void;
}

/** 跳至 _ 页: Enter goes to the page; a number out of range goes to the nearest end. */
export function PageJump({ pages, onJump }: PageJumpProps) {
  const [typed, setTyped] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const pageNo = typedPage(typed, pages);
        setTyped('');
        if (pageNo !== undefined) onJump(pageNo);
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      {table.jumpTo}
      <Box
        component="input"
        aria-label={table.jump(pages)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={[controlStyle, { width: 48, textAlign: 'center' }]}
      />
      {table.jumpUnit}
    </Box>
  );
}
