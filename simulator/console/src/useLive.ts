/** Polled data of the console: the portal in another tab changes the same session. */
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
import { ask, messageOf } from './ask.ts';
import { BASE_PATH } from './basePath.ts';

const LIVE_MS = 2000;
const LOG_MS = 1000;

/** Constant while the simulator runs. */
const lasting = { staleTime: Infinity } as const;

/** Files may change while they are edited: the simulator rereads them, polled slowly. */
const FILES_MS = 5000;

export const useScenarios = () =>
  useQuery({
    queryKey: ['scenarios'],
    queryFn: () => ask(listScenarios, {}),
    refetchInterval: FILES_MS,
  });

export const useOperations = () =>
  useQuery({ queryKey: ['operations'], queryFn: () => ask(listOperations, {}), ...lasting });

interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}

/** Returns scenario files with errors. */
export const useProblems = () =>
  useQuery({
    queryKey: ['problems'],
    queryFn: async () => (await fetch(`${BASE_PATH}/_sim/problems.json`)).json() as Promise<FileProblem[]>,
    refetchInterval: FILES_MS,
  });

export const useSession = () =>
  useQuery({ queryKey: ['session'], queryFn: () => ask(getSession, {}), refetchInterval: LIVE_MS });

export const useFaults = () =>
  useQuery({ queryKey: ['faults'], queryFn: () => ask(listFaults, {}), refetchInterval: LIVE_MS });

export const useUpstreams = () =>
  useQuery({ queryKey: ['upstreams'], queryFn: () => ask(listUpstreams, {}), refetchInterval: LIVE_MS });

/** Returns requests answered by real backends. */
export const useUpstreamLog = () =>
  useQuery({
    queryKey: ['log', 'upstream'],
    queryFn: () => ask(listLog, { answeredBy: 'upstream' }),
    refetchInterval: LIVE_MS,
  });

/** Polled only while visible: worlds are large. */
export const useWorld = () =>
  useQuery({ queryKey: ['world'], queryFn: () => ask(readWorld, {}), refetchInterval: LIVE_MS });

export const useSessions = (search: string) =>
  useQuery({
    queryKey: ['sessions', search],
    queryFn: () => ask(listSessions, search === '' ? {} : { search }),
    refetchInterval: LIVE_MS,
    placeholderData: (before) => before,
  });

export const useScenes = () =>
  useQuery({ queryKey: ['scenes'], queryFn: () => ask(listScenes, {}), refetchInterval: LIVE_MS });

/** Number of visible requests. */
export const PAGE = 50;

/** Newest requests for the chip: it is in every portal tab, and a browser has few connections to keep open. */
export const useNewest = () =>
  useQuery({
    queryKey: ['log', 'newest'],
    queryFn: () => ask(listLog, { limit: PAGE }),
    refetchInterval: LOG_MS,
  });

/** Returns one request with its wire data. @param id its number in the log */
export const useLogEntry = (id: number) =>
  useQuery({
    queryKey: ['scenarios', 'entry', id],
    queryFn: async () => (await ask(listLog, { before: id + 1, limit: 1, raw: true }))[0],
    staleTime: Infinity,
  });

/**
 * Runs a change of the session: all data is reloaded, and a refusal shows the API's message. @param done message on
 * success
 */
export function useSessionMutation<Input, Data>(
  act: (input: Input) => Promise<Data>,
  { done, quiet = false }: { done?: (data: Data) => string; quiet?: boolean } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (data) => {
      if (done) notify.success(done(data));
      await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => !fixed.has(String(name)) });
    },
    onError: (error) => {
      if (!quiet) notify.error(messageOf(error));
    },
  });
}

const fixed: ReadonlySet<string> = new Set(['scenarios', 'operations', 'problems', 'health']);
