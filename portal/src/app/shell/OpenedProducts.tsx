import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { nameOf } from '../../products/names.ts';
import { refreshProductList } from '../../session/refreshProductList.ts';
import { useSession } from '../../session/useSession.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { shell } from './copy.ts';
import { panelLink } from './headerStyles.ts';
import { useOpenedProducts } from './useOpenedProducts.ts';

/** The opened products with their unpaid status. The root asks the guard for the home of each. 1 §3 productList */
export function OpenedProducts() {
  const { productCode } = useSession();
  return (
    <>
      <ul>
        {useOpenedProducts().map(({ productCode: code, unPayStatus }) => (
          <Box
            component="li"
            key={code}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 6, py: '2px' }}
          >
            <Box
              component={Link}
              to={paths.root({ productCode: code })}
              aria-current={code === productCode ? 'true' : undefined}
              sx={{ ...panelLink, ...(code === productCode && { fontWeight: 600 }) }}
            >
              {nameOf(code)}
            </Box>
            {unPayStatus ? (
              <StatusTag tone="warning" icon="clock">
                {shell.unpaid}
              </StatusTag>
            ) : (
              <StatusTag>{shell.paid}</StatusTag>
            )}
          </Box>
        ))}
      </ul>
      <Box component="button" type="button" onClick={() => refreshProductList()} sx={refreshStyle}>
        {shell.refresh}
      </Box>
    </>
  );
}

const refreshStyle = {
  ...panelLink,
  mt: 1,
  minHeight: 32,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'hover',
  cursor: 'pointer',
};
