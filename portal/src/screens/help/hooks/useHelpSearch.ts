import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'q';

export interface HelpSearch {
  readonly words: string;
  readonly search: (words: string) => void;
}

/** What is searched for lives in the address: reload and share keep it. */
export function useHelpSearch(): HelpSearch {
  const [query, setQuery] = useSearchParams();
  const search = useCallback(
    (words: string) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (words.trim() === '') next.delete(PARAMETER);
          else next.set(PARAMETER, words);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return { words: query.get(PARAMETER)?.trim() ?? '', search };
}
