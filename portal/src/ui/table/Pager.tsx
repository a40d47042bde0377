import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { table } from '../../copy/ui.ts';
import { SelectBox } from '../control/SelectBox.tsx';
import { IconButton } from '../button/IconButton.tsx';
import {
  PAGE_SIZES,
  pageCount,
  pagerItems,
  resized,
  sizeOf,
  type PageRequest,
  type Pagination,
} from './pagination.ts';

interface PagerProps {
  readonly pagination: Pagination;
  readonly onPage: (page: PageRequest) => void;
}

/** Total, previous, page numbers, next, sizes: in this order. 2 §9 */
export function Pager({ pagination, onPage }: PagerProps) {
  const { total, pageNo, size } = pagination;
  const go = (to: number) => onPage({ pageNo: to, size: sizeOf(String(size)) });
  return (
    <Box
      component="nav"
      aria-label={table.pager}
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
      {pagerItems(pagination).map((item, index) =>
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
        disabled={pageNo >= pageCount(pagination)}
        onClick={() => go(pageNo + 1)}
      />
      <SelectBox
        name={table.sizes}
        options={PAGE_SIZES.map((choice) => ({ value: choice, label: table.size(choice) }))}
        value={sizeOf(String(size))}
        onChange={(choice) => onPage(resized(pagination, choice))}
      />
    </Box>
  );
}
