import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { beginOpeningAuth } from '#generated/provisional/operations/beginOpeningAuth.ts';
import type { OpeningAuth } from '#generated/shared/enums/OpeningAuth.ts';
import { BASENAME } from '#portal/api/basename.ts';
import { safeUrl } from '#portal/api/redirect.ts';
import { withTabProduct } from '#portal/api/tabProduct.ts';
import { paths } from '#portal/paths.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useRefetchOpening } from '../useRefetchOpening.ts';

/** Opens the authentication page. Afterwards the callback page leads back to the current page. Errors are shown by the error policies. */
export function useAuth() {
  const { linkParams } = useOpeningFlow();
  const { pathname } = useLocation();
  const refetchOpening = useRefetchOpening();
  return useMutation({
    mutationFn: (auth: OpeningAuth) => {
      const { productCode, from } = linkParams;
      const back = new URLSearchParams({ productCode, ...(from === undefined ? {} : { from }) });
      const callback = paths.faceCallback({ returnTo: `${pathname}?${back.toString()}` });
      const returnUrl = withTabProduct(new URL(`${BASENAME}${callback}`, location.origin).href);
      return beginOpeningAuth({ productCode, auth, returnUrl });
    },
    onSuccess: (link) => {
      const url = safeUrl(link.verifyUrl);
      if (url === undefined) notify.warning(copy.auth.emptyUrl);
      else location.assign(url);
    },
    onError: refetchOpening,
  });
}
