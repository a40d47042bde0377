import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useStillHere } from './reactRouter.tsx';

/**
 * Leads on when what was asked for has come. Whoever has gone elsewhere meanwhile is left where he is: only what
 * became of money, or of an application, is told wherever one is.
 */
export function useLeadOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  return async (to, options) => {
    if (isStillHere()) await navigate(to, options);
  };
}
