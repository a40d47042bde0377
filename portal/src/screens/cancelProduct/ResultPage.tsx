import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CancelReasonLabel } from '#generated/shared/labels.ts';
import { paths } from '../../paths.ts';
import { homeOf, landingOf } from '../../products/homes.ts';
import { nameOf } from '../../products/names.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { CancelFrame } from './CancelFrame.tsx';
import { copy } from './copy.ts';
import { cancellationQuery } from './queries.ts';
import { refusedTo } from './refusedTo.tsx';

const { result: words } = copy;

/** /distoryUserAccount/result: the number of the cancellation; or that the product is still open, or was never opened. 1 §2 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const cancellation = useQuery(cancellationQuery(product.code));
  const navigate = useNavigate();
  const { opened, cancelled } = cancellation.data ?? {};
  return (
    <CancelFrame title={words.title} step={3}>
      <CardFrame query={cancellation} skeleton={<SkeletonLines heights={[56, 28, 60]} />}>
        {opened === true ? (
          <ResultPanel
            resultState="waiting"
            title={words.open}
            text={isParent ? words.openText : copy.childBlocked}
            leftBtnText={words.home}
            onSecondary={() => void navigate(homeOf(product))}
            {...(isParent && {
              rightBtnText: words.toCheck,
              onPrimary: () => void navigate(paths.cancelProductCheck()),
            })}
          />
        ) : cancelled === undefined ? (
          <ResultPanel
            resultState="waiting"
            title={words.none}
            rightBtnText={words.reopen}
            onPrimary={() => void navigate(landingOf(product))}
          />
        ) : (
          <ResultPanel
            resultState="success"
            title={words.success}
            text={words.text(nameOf(product.code))}
            rightBtnText={words.reopen}
            onPrimary={() => void navigate(landingOf(product))}
          >
            <Box sx={{ width: 'min(100%, 420px)' }}>
              <DetailRows
                rows={[
                  [words.no, <CopyableText key="no" value={cancelled.cancelNo} label={words.no} />],
                  [words.at, cancelled.cancelledAt],
                  [words.reason, CancelReasonLabel[cancelled.reason]],
                ]}
              />
            </Box>
          </ResultPanel>
        )}
      </CardFrame>
    </CancelFrame>
  );
}

/** Page shown instead to child accounts. */
export const refused = refusedTo(words.title);
