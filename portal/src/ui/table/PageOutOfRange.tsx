import Button from '@mui/material/Button';
import { table } from '../../copy/ui.ts';
import { EmptyLine } from '../feedback/EmptyLine.tsx';
import { pageCount, sizeOf, type PageRequest, type Pagination } from './pagination.ts';

interface PageOutOfRangeProps {
  readonly pagination: Pagination;
  readonly onPage: (page: PageRequest) => void;
}

/** Replaces an empty page of a list that has rows: the link is old, or the last rows are gone since. */
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
