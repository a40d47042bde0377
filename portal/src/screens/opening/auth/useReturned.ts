import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { confirmOpeningAuth } from '#generated/provisional/operations/confirmOpeningAuth.ts';
import { useWay } from '../useWay.ts';
import { authProblem, returnedFrom } from './authOutcome.ts';

/**
 * Whoever comes back from an authentication: the provider is asked what became of it, once; then the address forgets it.
 * @param onPassed it passed
 */
export function useReturned(onPassed: (authFlowNo: string) => Promise<void>) {
  const { flow: _, carried } = useWay();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(() => returnedFrom(query).flowNo !== undefined);
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);

  const conclude = useEffectEvent(async () => {
    const { flowNo, problem: said } = returnedFrom(query);
    if (flowNo === undefined && said === undefined) return;
    const { productCode, from } = carried;
    const rest = new URLSearchParams({ productCode, ...(from === undefined ? {} : { from }) });
    await navigate(`${pathname}?${rest.toString()}`, { replace: true });
    setProblem(said);
    if (flowNo === undefined) return;
    try {
      const { openStatus } = await confirmOpeningAuth({ productCode, authFlowNo: flowNo });
      setProblem(authProblem(openStatus));
      if (authProblem(openStatus) === undefined) await onPassed(flowNo);
    } catch {
      // What was refused has been said by its policy; the ways stay open.
    } finally {
      setChecking(false);
    }
  });

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void conclude();
  }, []);

  return { checking, problem };
}
