import { useState } from 'react';
import { table } from '../../copy/ui.ts';
import { typedPage } from './pagination.ts';

interface PageJumpProps {
  readonly pages: number;
  readonly onJump: (pageNo: number) => void;
}

/** 跳至 _ 页: Enter goes to the page; a number out of range goes to the nearest end. */
export function PageJump({ pages, onJump }: PageJumpProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="page-jump"
      onSubmit={(event) => {
        event.preventDefault();
        const pageNo = typedPage(typed, pages);
        setTyped('');
        if (pageNo !== undefined) onJump(pageNo);
      }}
    >
      {table.jumpTo}
      <input
        className="control"
        aria-label={table.jump(pages)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {table.jumpUnit}
    </form>
  );
}
