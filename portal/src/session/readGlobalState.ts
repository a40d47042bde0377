import type { QueryClient } from '@tanstack/react-query';
import type { Outputs } from '#generated/gateway/io.ts';
import { badgeQueriesFor } from './badgeQueries.ts';
import { globalStateOf, type GlobalState } from './globalState.ts';
import { menuOf } from './menuOf.ts';
import { publicKeyQuery } from './queries.ts';
import type { Session } from './session.ts';

/** The scene of the notices on all pages. */
const NOTICE_SCENE = 'QYJC-PC-HOME-NOTICE';

/** Returns the global state of 1 §3 at the moment of the call from loaded responses, without a request. */
export function readGlobalState(session: Session, client: QueryClient): GlobalState {
  const scenes = client.getQueriesData<Outputs['querySceneSourceInfo']>({
    queryKey: ['gateway', 'querySceneSourceInfo', { sceneCode: NOTICE_SCENE }],
  });
  const { tasks, monthPlus, needSign, settle } = badgeQueriesFor(session);
  return globalStateOf(session, {
    menu: menuOf(session, {
      tasks: client.getQueryData(tasks.queryKey),
      monthPlus: client.getQueryData(monthPlus.queryKey),
      needSign: client.getQueryData(needSign.queryKey),
      settle: client.getQueryData(settle.queryKey),
    }),
    globalNoticeList: scenes.flatMap(([, answer]) => answer?.sceneSourceAdDtoList ?? []),
    publicKey: client.getQueryData(publicKeyQuery().queryKey)?.publicKey,
  });
}
