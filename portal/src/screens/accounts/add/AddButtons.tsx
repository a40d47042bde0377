import Button from '@mui/material/Button';
import { Icon } from '#portal/icons/Icon.tsx';
import { useProduct } from '#portal/session/useProduct.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { addPagesOf } from '../addPages.ts';
import { copy } from '../copy.ts';

/** Buttons to add one account or several: in the drawer, or on separate pages for families that have them. */
export function AddButtons({ onOpen }: { readonly onOpen: (panel: 'add' | 'batch') => void }) {
  const pages = addPagesOf(useProduct());
  const plus = <Icon name="plus" size={16} />;
  return pages ? (
    <>
      <LinkButton variant="outlined" to={pages.batch}>
        {copy.batch}
      </LinkButton>
      <LinkButton to={pages.add} startIcon={plus}>
        {copy.add}
      </LinkButton>
    </>
  ) : (
    <>
      <Button variant="outlined" onClick={() => onOpen('batch')}>
        {copy.batch}
      </Button>
      <Button startIcon={plus} onClick={() => onOpen('add')}>
        {copy.add}
      </Button>
    </>
  );
}
