import { shell } from './copy.ts';
import { Dropdown } from './Dropdown.tsx';
import { OpenedProducts } from './OpenedProducts.tsx';
import { useOpenedProducts } from './useOpenedProducts.ts';

/** The header's switch to another opened product. 1 §3 productList */
export function ProductSwitcher() {
  if (useOpenedProducts().length === 0) return null;
  return (
    <Dropdown label={shell.switchProduct}>
      <OpenedProducts />
    </Dropdown>
  );
}
