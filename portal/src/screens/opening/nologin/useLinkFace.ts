import { useMutation } from '@tanstack/react-query';
import { beginSignLinkFace } from '#generated/provisional/operations/beginSignLinkFace.ts';
import { BASENAME } from '#portal/api/basename.ts';
import { safeUrl } from '#portal/api/redirect.ts';
import { paths } from '#portal/paths.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';

interface LinkFaceOptions {
  readonly linkNo: string;
  readonly onRefused: (error: unknown) => void;
}

/** Opens the face check of a link. Afterwards the callback page leads back to the link. Errors are shown by the error policies. */
export function useLinkFace({ linkNo, onRefused }: LinkFaceOptions) {
  return useMutation({
    mutationFn: (smsToken: string) => {
      const callback = paths.faceCallback({ returnTo: paths.contractSignNoLogin({ linkNo }) });
      const returnUrl = new URL(`${BASENAME}${callback}`, location.origin).href;
      return beginSignLinkFace({ linkNo, smsToken, returnUrl });
    },
    onSuccess: (link) => {
      const url = safeUrl(link.verifyUrl);
      if (url === undefined) notify.warning(copy.auth.emptyUrl);
      else location.assign(url);
    },
    onError: onRefused,
  });
}
