import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { useSmsCode } from '../../domain/sms/useSmsCode.ts';
import { infoPageOf } from '../../products/infoPage.ts';
import { refreshSession } from '../../session/refreshSession.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { StepLine } from '../../ui/page/StepLine.tsx';
import { copy } from './copy.ts';
import { NewPhoneForm } from './newPhone/NewPhoneForm.tsx';
import { OldPhoneForm } from './oldPhone/OldPhoneForm.tsx';
import { companyInfoQuery } from './queries.ts';

const { phone: words } = copy;

/** Page to change the administrator's phone: verifies the old number, then the new one, by a code each. 1 §2 */
export function Component() {
  const product = useProduct();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const info = useQuery(companyInfoQuery(product.code));
  const sms = useSmsCode(product.code, SmsType.ModifyPhone);
  const [oldSmsToken, setToken] = useState<string>();
  const [changed, setChanged] = useState<string>();
  const infoPage = infoPageOf(product);
  // `clear`: not masked. Only the parent account gets such data, and may change the phone.
  const { data } = info;

  const done = async (phone: string) => {
    setChanged(phone);
    await queries.invalidateQueries({ queryKey: companyInfoQuery(product.code).queryKey });
    await refreshSession();
  };

  return (
    <>
      <PageHead title={words.title} parent={{ title: copy.title, to: infoPage }} />
      <CardFrame query={info} skeleton={<SkeletonLines heights={[40, 60, 40]} />}>
        {changed !== undefined ? (
          <ResultPanel
            resultState="success"
            title={words.done}
            text={words.doneText(changed)}
            rightBtnText={words.back}
            onPrimary={() => void navigate(infoPage)}
          />
        ) : data === undefined ? null : !data.clear ? (
          <HintPanel tone="flat" icon="lock">
            {words.askParent}
          </HintPanel>
        ) : (
          <>
            <StepLine
              label={words.stepsLabel}
              steps={words.steps}
              current={oldSmsToken === undefined ? 0 : 1}
            />
            {oldSmsToken === undefined ? (
              <OldPhoneForm
                phone={data.adminPhone}
                onSend={() => sms.send(data.adminPhone)}
                onCode={async (code) => setToken(await sms.tokenFor(code, data.adminPhone))}
              />
            ) : (
              <NewPhoneForm
                productCode={product.code}
                current={data.adminPhone}
                oldSmsToken={oldSmsToken}
                sms={sms}
                onProofLost={() => setToken(undefined)}
                onChanged={done}
              />
            )}
          </>
        )}
      </CardFrame>
    </>
  );
}
