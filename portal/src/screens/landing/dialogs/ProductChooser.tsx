import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { paths } from '#portal/paths.ts';
import { productFor } from '#portal/products/catalogue.ts';
import type { OpenProduct } from '#portal/session/session.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { cycleDays } from '../rules/cycleDays.ts';
import { chooserTable } from './chooserTable.ts';

const { chooser } = copy;

interface ProductChooserProps {
  readonly products: readonly OpenProduct[];
  readonly onClose: () => void;
}

/** Dialog to choose among several opened products, with their debts and due days. spec 2 §2.2 */
export function ProductChooser({ products, onClose }: ProductChooserProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="chooser-title"
      slotProps={{ paper: { sx: { maxWidth: 720 } } }}
    >
      <DialogTitle id="chooser-title" variant="cardTitle" sx={{ px: 6, pt: 5, pb: 0 }}>
        {chooser.title}
      </DialogTitle>
      <IconButton label={chooser.close} icon="close" iconSize={18} onClick={onClose} style={topRight} />
      <DialogContent sx={{ p: 6, pt: '4px !important' }}>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {chooser.subtitle}
        </Typography>
        <Box component="table" sx={chooserTable}>
          <thead>
            <tr>
              <th scope="col">{chooser.product}</th>
              <th scope="col">{chooser.billDate}</th>
              <th scope="col">{chooser.repayDate}</th>
              <th scope="col">{chooser.amount}</th>
              <th scope="col">{chooser.action}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ChooserRow key={product.productCode} product={product} />
            ))}
          </tbody>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

const topRight = { position: 'absolute', top: 16, right: 16 } as const;

function ChooserRow({ product }: { readonly product: OpenProduct }) {
  const { productCode } = product;
  const known = productFor(productCode);
  const name = known?.name ?? productCode;
  const days = cycleDays(product, chooser.days);
  const home = known?.chooserHome === 'fenxiao' ? paths.fenxiaoIndex : paths.companyIndex;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={chooser.billDate}>{days.bill}</td>
      <td data-label={chooser.repayDate}>{days.repay}</td>
      <td data-label={chooser.amount}>
        <MoneyText value={product.unPayAmount} fact={factOf('owed.total', productCode)} />
      </td>
      <td>
        {/* Each product has its own session, so the page reloads. */}
        <Button
          component={Link}
          to={home({ productCode })}
          reloadDocument
          variant="tonal"
          size="small"
          aria-label={`${chooser.enter}${name}`}
        >
          {chooser.enter}
        </Button>
      </td>
    </tr>
  );
}
