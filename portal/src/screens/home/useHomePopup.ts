import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Outputs } from '#generated/legacy/io.ts';
import { useIncrease } from '../../domain/quota/useIncrease.ts';
import { useWholeSession } from '../../session/useSession.ts';
import type { UpgradeNotice } from './dialogs/UpgradeNoticeDialog.tsx';
import { complianceQuery, contractsQuery, popUpsQuery, upgradeNoticeQuery } from './queries.ts';
import { contractsAtHome } from './rules/pendingContracts.ts';
import { asksWelcome, popupFor, type Popup, type PopupFacts, type PopupKind } from './rules/popup.ts';
import { useViewer } from './useViewer.ts';

export type ContractEntry = Outputs['contractUpgradeCheck']['upContract']['faceContractList'][number];
type Coupon = { readonly activityId: string; readonly activityName: string };
export type HomePopup = Popup<ContractEntry, UpgradeNotice, Coupon>;

/** The pop-up of this entry to home, and the welcome text. Requests for later steps are sent only while no earlier step has had one. */
export function useHomePopup() {
  const { product } = useViewer();
  const { flowType } = useWholeSession();
  const { code, flags } = product;
  const { visible: canIncrease, settled } = useIncrease(useViewer());
  const [shown, setShown] = useState<ReadonlySet<PopupKind>>(new Set());
  const [entryUsed, setEntryUsed] = useState(false);
  // Home stays mounted behind other pages, but its effects end when it is left. Returning counts as another entry.
  useEffect(() => () => setEntryUsed(false), []);

  const welcome = useQuery({ ...popUpsQuery(code, 'FIRST_TIME_LOGIN_WELCOME'), enabled: asksWelcome(flags) });
  const contracts = useQuery(contractsQuery(code));
  const compliance = useQuery(complianceQuery(code));
  const early = {
    flags,
    onHome: true,
    flowType,
    // True after the welcome was shown: popupFor then finds it in `shown`, and no later step replaces it.
    welcome: (welcome.data?.isPopUps ?? false) || shown.has('welcome') || shown.has('increase'),
    canIncrease,
    contracts: contractsAtHome(contracts.data?.upContract, compliance.data),
    notice: undefined,
    coupons: [],
    shown,
    entryUsed,
  } satisfies PopupFacts<ContractEntry, UpgradeNotice, Coupon>;
  const earlyKnown = !welcome.isLoading && !contracts.isLoading && !compliance.isLoading && settled;
  const nothingEarly =
    earlyKnown && shown.size === 0 && popupFor<ContractEntry, UpgradeNotice, Coupon>(early) === undefined;

  const notices = useQuery({ ...upgradeNoticeQuery(code), enabled: nothingEarly });
  const notice = notices.data?.[0];
  const askCoupons = nothingEarly && flags.mall && !notices.isLoading && notice === undefined;
  const coupons = useQuery({ ...popUpsQuery(code, 'MARKET_COUPON'), enabled: askCoupons });

  const popup = earlyKnown
    ? popupFor<ContractEntry, UpgradeNotice, Coupon>({
        ...early,
        notice,
        coupons: coupons.data?.isPopUps ? (coupons.data.extMap?.couponList ?? []) : [],
      })
    : undefined;

  return {
    popup,
    extMap: welcome.data?.extMap,
    done: (kind: PopupKind) => {
      setShown((before) => new Set(before).add(kind));
      setEntryUsed(true);
    },
  };
}
