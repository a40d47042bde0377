import type { HelpSite } from './blocks.ts';
import { applyChangeInfo } from './pages/applyChangeInfo.ts';
import { applyGuide } from './pages/applyGuide.ts';
import { factoringProblemList } from './pages/factoringProblemList.ts';
import { increaseMaterials } from './pages/increaseMaterials.ts';
import { memberFreeInt21 } from './pages/memberFreeInt21.ts';
import { memberUpgrade } from './pages/memberUpgrade.ts';
import { problemList } from './pages/problemList.ts';
import { repayAccount } from './pages/repayAccount.ts';
import { repayOnline } from './pages/repayOnline.ts';
import { repayQuick } from './pages/repayQuick.ts';
import { repayYjj } from './pages/repayYjj.ts';
import { repayYjjClaim } from './pages/repayYjjClaim.ts';
import { unsubscribeH5 } from './pages/unsubscribeH5.ts';
import { unsubscribePc } from './pages/unsubscribePc.ts';

/** The help centre, with the sections of spec 2 §2.1 in its order. */
export const helpCentre: HelpSite = {
  title: '帮助中心',
  groups: [
    { pages: [problemList] },
    { title: '申请开通', pages: [applyGuide, applyChangeInfo] },
    { title: '会员权益', pages: [memberFreeInt21, memberUpgrade] },
    { title: '还款', pages: [repayYjj, repayOnline, repayQuick, repayAccount, repayYjjClaim] },
    { title: '提额', pages: [increaseMaterials] },
    { title: '注销', pages: [unsubscribeH5, unsubscribePc] },
  ],
};

/** The help of factoring users: one page, since the help centre is not for them (1 §2). */
export const factoringHelp: HelpSite = { title: '帮助中心', groups: [{ pages: [factoringProblemList] }] };
