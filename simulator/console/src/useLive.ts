/** Data of the console, refetched while it is visible, because the portal in another tab changes the same session. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getSession,
  listFaults,
  listLog,
  listOperations,
  listScenarios,
  listScenes,
  listSessions,
  listUpstreams,
  readWorld,
} from '#generated/control/client.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { BASE_PATH } from './basePath.ts';
import { callControl, messageOf } from './callControl.ts';

const LIVE_MS = 2000;
const LOG_MS = 1000;

/** Data that does not change while the simulator runs. */
const unchanging = { staleTime: Infinity } as const;

/** Interval for scenario files: the simulator reloads edited ones, but not at once. */
const FILES_MS = 5000;

export const useScenarios = () =>
  useQuery({
    queryKey: ['scenarios'],
    queryFn: () => callControl(listScenarios, {}),
    refetchInterval: FILES_MS,
  });

export const useOperations = () =>
  useQuery({ queryKey: ['operations'], queryFn: () => callControl(listOperations, {}), ...unchanging });

interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}

/** Scenario files that failed to load, by the simulator's names. */
export const useProblems = () =>
  useQuery({
    queryKey: ['problems'],
    queryFn: async () => (await fetch(`${BASE_PATH}/_sim/problems.json`)).json() as Promise<FileProblem[]>,
    refetchInterval: FILES_MS,
  });

export const useSession = () =>
  useQuery({ queryKey: ['session'], queryFn: () => callControl(getSession, {}), refetchInterval: LIVE_MS });

export const useFaults = () =>
  useQuery({ queryKey: ['faults'], queryFn: () => callControl(listFaults, {}), refetchInterval: LIVE_MS });

export const useUpstreams = () =>
  useQuery({
    queryKey: ['upstreams'],
    queryFn: () => callControl(listUpstreams, {}),
    refetchInterval: LIVE_MS,
  });

/** Requests answered by real backends. */
export const useUpstreamLog = () =>
  useQuery({
    queryKey: ['log', 'upstream'],
    queryFn: () => callControl(listLog, { answeredBy: 'upstream' }),
    refetchInterval: LIVE_MS,
  });

/** Used by its panel only, because worlds are large. */
export const useWorld = () =>
  useQuery({ queryKey: ['world'], queryFn: () => callControl(readWorld, {}), refetchInterval: LIVE_MS });

export const useSessions = (search: string) =>
  useQuery({
    queryKey: ['sessions', search],
    queryFn: () => callControl(listSessions, search === '' ? {} : { search }),
    refetchInterval: LIVE_MS,
    placeholderData: (before) => before,
  });

export const useScenes = () =>
  useQuery({ queryKey: ['scenes'], queryFn: () => callControl(listScenes, {}), refetchInterval: LIVE_MS });

/** Number of requests per page of the log. */
export const PAGE = 50;

/** The newest requests, for the chip. It polls, because it is in every portal tab and a browser limits open streams. */
export const useNewest = () =>
  useQuery({
    queryKey: ['log', 'newest'],
    queryFn: () => callControl(listLog, { limit: PAGE }),
    refetchInterval: LOG_MS,
  });

/** One request with its messages. @param id its number in the log */
export const useLogEntry = (id: number) =>
  useQuery({
    queryKey: ['scenarios', 'entry', id],
    queryFn: async () => (await callControl(listLog, { before: id + 1, limit: 1, raw: true }))[0],
    staleTime: Infinity,
  });

/**
 * Returns a mutation that changes the session and then refetches all data.
 * @param done returns the text of the notification on success
 * @param silent shows no notification with the API's text on refusal, because the caller shows it
 */
export function useAct<Input, Data>(
  act: (input: Input) => Promise<Data>,
  { done, silent = false }: { done?: (data: Data) => string; silent?: boolean } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (data) => {
      if (done) notify.success(done(data));
      await queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => !independent.has(String(name)),
      });
    },
    onError: (error) => {
      if (!silent) notify.error(messageOf(error));
    },
  });
}

/**
 * First key of the queries that no change of the session affects. Queries of other data that stays, such as one entry of the
 * log, therefore also begin with `scenarios`.
 */
const independent: ReadonlySet<string> = new Set(['scenarios', 'operations', 'problems', 'health']);
