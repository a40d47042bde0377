import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../icons/Icon.tsx';
import type { ProductCode } from '../../products/product.ts';
import { researchLinkQuery } from '../../session/researchQuery.ts';
import { shell } from './copy.ts';
import { railItem } from './floatingStyles.ts';

/** The user research of a product; nothing without one. 1 §2 "Floating entry" */
export function ResearchLink({ product }: { readonly product: ProductCode }) {
  const link = useQuery(researchLinkQuery(product)).data;
  if (link === undefined) return null;
  return (
    <Box component="a" href={link} target="_blank" rel="noopener noreferrer" sx={railItem}>
      <Icon name="research" size={18} />
      {shell.research}
    </Box>
  );
}
