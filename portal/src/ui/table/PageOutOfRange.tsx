import Button from '@mui/material/Button';
import { table } from '../../copy/ui.ts';
import { EmptyLine } from '../feedback/EmptyLine.tsx';
import { pageCount, sizeOf, type PageRequest, type Pagination } from './pagination.ts';

interface PageOutOfRangeProps {
  readonly pagination: Pagination;
  readonly onPage: (page: PageRequest) => void;
}

/** Rows exist, but none on this page: an old link, or the rows are gone meanwhile. */
export const PageOutOfRange = ({ pagination, onPage }: PageOutOfRangeProps) => (
  <EmptyLine
    text={table.beyond}
    action={
      <Button
        variant="link"
        onClick={() => onPage({ pageNo: pageCount(pagination), size: sizeOf(String(pagination.size)) })}
      >
        {table.toLast}
      </Button>
    }
  />
);
