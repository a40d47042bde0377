import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { table } from '../../copy/ui.ts';
import { IconButton } from '../button/IconButton.tsx';
import { SelectBox } from '../control/SelectBox.tsx';
import { useNarrow } from '../hooks/useNarrow.ts';
import { PageJump } from './PageJump.tsx';
import {
  offersJump,
  PAGE_SIZES,
  pageCount,
  pagerItems,
  resized,
  sizeOf,
  type PageRequest,
  type Pagination,
} from './pagination.ts';

interface PagerProps {
  /** Names the list: a page may have two. */
  readonly of: string;
  readonly pagination: Pagination;
  readonly onPage: (page: PageRequest) => void;
}

/**
 * Total, previous, page numbers, next, sizes, in this order (2 §9); many pages add a field to jump with. On phones
 * the current position replaces the numbers.
 */
export function Pager({ of, pagination, onPage }: PagerProps) {
  const { total, pageNo, size } = pagination;
  const isNarrow = useNarrow();
  const pages = pageCount(pagination);
  const go = (to: number) => onPage({ pageNo: to, size: sizeOf(String(size)) });
  return (
    <Box
      component="nav"
      aria-label={table.pagerOf(of)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        mt: 4,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {table.total(total)}
      </Box>
      <IconButton
        label={table.previous}
        icon="chevronLeft"
        disabled={pageNo <= 1}
        onClick={() => go(pageNo - 1)}
      />
      {isNarrow ? <span aria-current="page">{table.pagesOf(pageNo, pages)}</span> : null}
      {(isNarrow ? [] : pagerItems(pagination)).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap${String(index)}`} aria-hidden>
            …
          </span>
        ) : (
          <ButtonBase
            key={item}
            aria-label={table.page(item)}
            aria-current={item === pageNo ? 'page' : undefined}
            onClick={() => go(item)}
            sx={(theme) => ({
              minWidth: 32,
              height: 32,
              borderRadius: `${String(theme.radii.control)}px`,
              font: 'inherit',
              ...(item === pageNo
                ? { bgcolor: 'tint', color: 'hover', fontWeight: 600 }
                : { '&:hover': { bgcolor: 'fill' } }),
            })}
          >
            {item}
          </ButtonBase>
        ),
      )}
      <IconButton
        label={table.next}
        icon="chevronRight"
        disabled={pageNo >= pages}
        onClick={() => go(pageNo + 1)}
      />
      <SelectBox
        name={table.sizes}
        options={PAGE_SIZES.map((choice) => ({ value: choice, label: table.size(choice) }))}
        value={sizeOf(String(size))}
        onChange={(choice) => onPage(resized(pagination, choice))}
      />
      {offersJump(pagination) ? <PageJump pages={pages} onJump={go} /> : null}
    </Box>
  );
}
