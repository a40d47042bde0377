import type { ProductCode } from '../../products/product.ts';
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx';
import { AddForm } from './add/AddForm.tsx';
import { BatchForm } from './batch/BatchForm.tsx';
import { copy } from './copy.ts';
import { EditForm } from './edit/EditForm.tsx';
import { LimitForm } from './limit/LimitForm.tsx';
import type { Panel } from './panels.ts';
import { OneAccount } from './parts/OneAccount.tsx';

interface PanelsProps {
  readonly productCode: ProductCode;
  readonly panel: Panel | undefined;
  readonly onClose: () => void;
  /** Called with the accounts that were added to the list. */
  readonly onAdded: (jdpins: readonly string[]) => void;
}

const titles: Readonly<Record<Panel['kind'], string>> = {
  add: copy.addDrawer.title,
  batch: copy.batchDrawer.title,
  limit: copy.limitDrawer.title,
  edit: copy.editDrawer.title,
};

/** Drawer of the list. The URL says which panel it shows. */
export function Panels({ panel, ...rest }: PanelsProps) {
  return (
    <SideDrawer title={panel ? titles[panel.kind] : ''} open={panel !== undefined} onClose={rest.onClose}>
      {panel ? <Content panel={panel} {...rest} /> : null}
    </SideDrawer>
  );
}

function Content({ productCode, panel, onClose, onAdded }: PanelsProps & { readonly panel: Panel }) {
  switch (panel.kind) {
    case 'add':
      return <AddForm productCode={productCode} onDone={onAdded} />;
    case 'batch':
      return <BatchForm productCode={productCode} onDone={onAdded} />;
    case 'edit':
      return (
        <OneAccount productCode={productCode} jdpin={panel.jdpin}>
          {({ account }) => <EditForm productCode={productCode} account={account} onDone={onClose} />}
        </OneAccount>
      );
    case 'limit':
      return (
        <OneAccount productCode={productCode} jdpin={panel.jdpin}>
          {({ account, summary }) => (
            <LimitForm
              productCode={productCode}
              account={account}
              creditLimit={summary.creditLimit}
              available={summary.available}
              onDone={onClose}
            />
          )}
        </OneAccount>
      );
  }
}
