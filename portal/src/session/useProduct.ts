import type { Product } from '../products/product.ts';
import { useSession } from './useSession.ts';

/** Returns the product of an opened user: the guard lets no other user in. @throws elsewhere */
export function useProduct(): Product {
  const { product } = useSession();
  if (product === undefined)
    throw new Error('this page needs a product; the guard should have kept this user away');
  return product;
}
