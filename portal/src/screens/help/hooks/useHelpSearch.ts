import { useUrlQuery, withParam } from '../../../ui/hooks/useUrlQuery.ts';

const PARAMETER = 'q';

export interface HelpSearch {
  readonly words: string;
  readonly search: (words: string) => void;
}

/** What is searched for lives in the address: reload and share keep it. */
export function useHelpSearch(): HelpSearch {
  const [query, edit] = useUrlQuery();
  const search = (words: string) =>
    edit((now) => withParam(now, PARAMETER, words.trim() === '' ? undefined : words), { replace: true });
  return { words: query.get(PARAMETER)?.trim() ?? '', search };
}
