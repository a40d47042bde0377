/** Data of the console, refetched while it is visible: the portal in another tab changes the same session. */
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
const lasting = { staleTime: Infinity } as const;

/** Interval for files that may be edited: the simulator reloads them, at a low rate. */
const FILES_MS = 5000;

export const useScenarios = () =>
  useQuery({
    queryKey: ['scenarios'],
    queryFn: () => callControl(listScenarios, {}),
    refetchInterval: FILES_MS,
  });

export const useOperations = () =>
  useQuery({ queryKey: ['operations'], queryFn: () => callControl(listOperations, {}), ...lasting });

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

/** Only while visible: worlds are large. */
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

/** The newest requests, for the chip: it is in every portal tab, and a browser limits open connections. */
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

/** A change of the session: refetches all data; a refusal shows the API's text. @param done text shown on success */
export function useAct<Input, Data>(
  act: (input: Input) => Promise<Data>,
  { done, silent = false }: { done?: (data: Data) => string; silent?: boolean } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (data) => {
      if (done) notify.success(done(data));
      await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => !fixed.has(String(name)) });
    },
    onError: (error) => {
      if (!silent) notify.error(messageOf(error));
    },
  });
}

const fixed: ReadonlySet<string> = new Set(['scenarios', 'operations', 'problems', 'health']);
