import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { use, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSession } from '../../session/useSession.ts';
import { useNarrow } from '../../ui/hooks/useNarrow.ts';
import { PageGateContext } from '../../ui/router/PageLink.tsx';
import { useOnMove } from '../../ui/router/useOnMove.ts';
import { copy } from './copy.ts';
import { optionId, OptionList } from './OptionList.tsx';
import { nextKey, type Option } from './options.ts';
import { isWords, recentOptions } from './recentOptions.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchRest } from './SearchRest.tsx';
import { Tips } from './Tips.tsx';
import { useFound } from './useFound.ts';
import { useRecent } from './useRecent.ts';

/** The search over records, pages and help. It closes when a result is opened or the page is left. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { isParent } = useSession();
  const gate = use(PageGateContext);
  const narrow = useNarrow();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The text in the field. */
  const [shown, setShown] = useState('');
  /** The text to search: without a word that the input method has not finished. */
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  /** The text for which Enter was pressed before its results had arrived: the first of them then opens. */
  const [awaited, setAwaited] = useState<string>();
  const { recent, keep, forget } = useRecent();
  const found = useFound(typed);
  useOnMove(onClose);

  const isEmpty = typed.trim() === '';
  const groups = isEmpty ? recentOptions(recent, gate) : found.groups;
  const rows = groups.flatMap(({ options }) => options);
  const keys = rows.map(({ key }) => key);
  const first = isEmpty || found.isBehind ? undefined : keys[0];
  const active = pointed !== undefined && keys.includes(pointed) ? pointed : first;
  const count = groups.reduce((sum, { total }) => sum + total, 0);

  const type = (text: string, isComposing: boolean) => {
    setShown(text);
    if (isComposing) return;
    setTyped(text);
    setPointed(undefined);
    setAwaited(undefined);
  };
  const choose = (option: Option, event: MouseEvent) => {
    if (isWords(option)) {
      type(option.title, false);
      input.current?.focus();
      return;
    }
    keep(option, typed);
    // In a new tab it opens beside the search.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onClose();
  };
  const openRow = (key: string, inNewTab: boolean) => {
    const element = document.getElementById(optionId(list, key));
    const option = rows.find((row) => row.key === key);
    if (!inNewTab || option === undefined || !(element instanceof HTMLAnchorElement)) return element?.click();
    keep(option, typed);
    return window.open(element.href, '_blank', 'noopener');
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setPointed(nextKey(keys, active, key === 'ArrowDown' ? 1 : -1));
    } else if (key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) openRow(active, ctrlKey || metaKey);
      else if (!isEmpty) setAwaited(typed);
    }
  };

  const arrived = awaited === typed && first !== undefined ? optionId(list, first) : undefined;
  useEffect(() => {
    if (arrived !== undefined) document.getElementById(arrived)?.click();
  }, [arrived]);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={narrow}
      transitionDuration={{ enter: 150, exit: 0 }}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': copy.title, sx: paperStyle },
      }}
    >
      <SearchField
        value={shown}
        input={input}
        list={keys.length === 0 ? undefined : list}
        active={active === undefined ? undefined : optionId(list, active)}
        onType={type}
        onKey={press}
        onClose={onClose}
      />
      <Box sx={bodyStyle}>
        <Box sx={lineStyle}>
          <Typography variant="caption" color="textSecondary" role="status">
            {isEmpty ? '' : found.isBehind ? copy.searching : copy.count(count)}
          </Typography>
          {isEmpty && keys.length > 0 ? (
            <Button variant="link" sx={{ color: 'text.secondary' }} onClick={forget}>
              {copy.clearRecent}
            </Button>
          ) : null}
        </Box>
        {keys.length === 0 ? null : (
          <OptionList
            id={list}
            groups={groups}
            active={active}
            isBehind={found.isBehind}
            amount={found.asked?.amount}
            onChoose={choose}
            onPoint={setPointed}
          />
        )}
        {isEmpty ? null : <SearchRest typed={typed} found={found} onClose={onClose} />}
        {isEmpty && keys.length === 0 ? (
          <Box sx={{ px: { xs: 4, sm: 5 }, pb: 4 }}>
            <Tips searchesRecords={found.searchesRecords} isParent={isParent} />
          </Box>
        ) : null}
      </Box>
      <SearchFoot />
    </Dialog>
  );
}

const paperStyle = {
  m: { xs: 0, sm: '72px 24px 24px' },
  width: '100%',
  maxWidth: { sm: 640 },
  maxHeight: { sm: 'calc(100% - 96px)' },
} as const;

const bodyStyle = { flex: 1, minHeight: 0, overflowY: 'auto' } as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  px: { xs: 4, sm: 5 },
} as const;
