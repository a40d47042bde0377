import { lazy, Suspense, useState } from 'react';
import { words } from '../../copy/words.ts';
import { copy as contractCopy } from '../../domain/contract/copy.ts';
import { upperLimit } from '../../domain/quota/increase.ts';
import { contractPrecheck } from './rules/popup.ts';
import { useHomePopup, type ContractEntry, type HomePopup } from './useHomePopup.ts';
import { useViewer } from './useViewer.ts';

const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
const WelcomeDialog = lazy(() =>
  import('./dialogs/WelcomeDialog.tsx').then((module) => ({ default: module.WelcomeDialog })),
);
const IncreaseDialog = lazy(() =>
  import('./dialogs/IncreaseDialog.tsx').then((module) => ({ default: module.IncreaseDialog })),
);
const ContractSignDialog = lazy(() =>
  import('../../domain/contract/ContractSignDialog.tsx').then((module) => ({
    default: module.ContractSignDialog,
  })),
);
const ContractUpgradeDialog = lazy(() =>
  import('../../domain/contract/ContractUpgradeDialog.tsx').then((module) => ({
    default: module.ContractUpgradeDialog,
  })),
);
const UpgradeNoticeDialog = lazy(() =>
  import('./dialogs/UpgradeNoticeDialog.tsx').then((module) => ({ default: module.UpgradeNoticeDialog })),
);
const CouponDialog = lazy(() =>
  import('./dialogs/CouponDialog.tsx').then((module) => ({ default: module.CouponDialog })),
);
const UpgradeGuideDialog = lazy(() =>
  import('./dialogs/UpgradeGuideDialog.tsx').then((module) => ({ default: module.UpgradeGuideDialog })),
);

/** Shows at most one pop-up of home at a time. 2 §2.4 */
export function HomePopups() {
  const { popup, extMap, done } = useHomePopup();
  // An open pop-up stays while the responses behind it change, for instance after its contracts are signed.
  const [open, setOpen] = useState<HomePopup>();
  const [guide, setGuide] = useState(false);
  const current = open ?? popup;
  if (open === undefined && popup !== undefined) setOpen(popup);

  const close = () => {
    if (current) done(current.kind);
    setOpen(undefined);
  };

  if (guide) {
    return (
      <Suspense fallback={null}>
        <UpgradeGuideDialog onClose={() => setGuide(false)} />
      </Suspense>
    );
  }
  if (current === undefined) return null;
  return (
    <Suspense fallback={null}>
      {current.kind === 'welcome' ? (
        <WelcomeDialog creditLimit={extMap?.creditLimit} cycle={extMap?.clearType} onClose={close} />
      ) : null}
      {current.kind === 'increase' ? <IncreaseDialog limit={upperLimit(extMap)} onClose={close} /> : null}
      {current.kind === 'sign' || current.kind === 'face' ? (
        <PendingContracts
          popup={current}
          onSigned={() => {
            close();
            setGuide(true);
          }}
          onClose={close}
        />
      ) : null}
      {current.kind === 'notice' ? <UpgradeNoticeDialog notice={current.notice} onClose={close} /> : null}
      {current.kind === 'coupon' ? <CouponDialog coupons={current.coupons} onClose={close} /> : null}
    </Suspense>
  );
}

interface PendingContractsProps {
  readonly popup: { readonly kind: 'sign' | 'face'; readonly contracts: readonly ContractEntry[] };
  readonly onSigned: () => void;
  readonly onClose: () => void;
}

/** The contracts to sign. Only a parent signs; a child account is asked to contact its parent. 2 §5 */
function PendingContracts({ popup, onSigned, onClose }: PendingContractsProps) {
  const { isParent } = useViewer();
  if (contractPrecheck(isParent) === 'ask-parent')
    return <AskParent contracts={popup.contracts} onClose={onClose} />;
  return popup.kind === 'sign' ? (
    <ContractSignDialog contracts={popup.contracts} onClose={onClose} />
  ) : (
    <ContractUpgradeDialog contracts={popup.contracts} onSigned={onSigned} onClose={onClose} />
  );
}

interface AskParentProps {
  readonly contracts: readonly ContractEntry[];
  readonly onClose: () => void;
}

function AskParent({ contracts, onClose }: AskParentProps) {
  return (
    <ConfirmDialog
      title={contractCopy.pendingTitle}
      message={contractCopy.onlyParent(contracts.map(({ contractName }) => contractName))}
      sureText={words.gotIt}
      isShowCancelBtn={false}
      onAnswer={() => undefined}
      onRemoved={onClose}
    />
  );
}
