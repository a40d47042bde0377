import Button from '@mui/material/Button';
import type { Outputs } from '#generated/gateway/io.ts';
import { affirm } from '#generated/gateway/operations/affirm.ts';
import { safeUrl } from '#portal/api/redirect.ts';
import { words } from '#portal/copy/words.ts';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { SafeHtml } from '#portal/ui/text/SafeHtml.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';

export type UpgradeNotice = Outputs['queryAfficheList'][number];

interface UpgradeNoticeDialogProps {
  readonly notice: UpgradeNotice;
  readonly onClose: () => void;
}

/** Codes of the user's answer. 2 §4 */
const SURE = 0;
const IGNORE = 1;

/** The product-upgrade notice. It closes even when the request to the provider fails (open point ns-affirm-reads). */
export function UpgradeNoticeDialog({ notice, onClose }: UpgradeNoticeDialogProps) {
  const { product } = useViewer();
  const report = (operateBtnType: typeof SURE | typeof IGNORE) =>
    void affirm(
      { productCode: product.code, afficheNo: notice.afficheNo, operateBtnType },
      { silent: true },
    ).catch(() => undefined);

  const sure = (leave: () => void) => {
    report(SURE);
    const url = safeUrl(notice.jumpPCUrl ?? notice.pcUrl);
    if (url !== undefined) window.open(url, '_blank', 'noopener');
    leave();
  };

  const ignore = (leave: () => void) => {
    report(IGNORE);
    leave();
  };

  return (
    <DialogFrame
      title={notice.afficheTitle}
      onClose={onClose}
      closable={notice.isShowCloseBtn}
      actions={(leave) => (
        <>
          {notice.remindBtn ? (
            <Button variant="outlined" size="large" onClick={() => ignore(leave)}>
              {copy.popup.noticeIgnore}
            </Button>
          ) : null}
          <Button size="large" onClick={() => sure(leave)}>
            {notice.buttonText || words.ok}
          </Button>
        </>
      )}
    >
      <SafeHtml html={notice.afficheContent} />
    </DialogFrame>
  );
}
