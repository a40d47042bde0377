import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useStillHere } from './reactRouter.tsx';

/** Navigates once a result has arrived. A user who has left the page meanwhile stays where he is. */
export function useLeadOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  return async (to, options) => {
    if (isStillHere()) await navigate(to, options);
  };
}
