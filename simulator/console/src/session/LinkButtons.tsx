import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { getLink, saveScene } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';
import { copied } from '../copied.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { portalAddress } from '../portalAddress.ts';
import { useAct } from '../useLive.ts';
import { copy } from './copy.ts';
import { leftOut } from './leftOut.ts';

/** Buttons that copy a short link, with a note of the parts it omits, and a link to the stored session. */
export function LinkButtons() {
  const { mutate: save, isPending } = useAct(async () => {
    const scene = pageOf().then((page) => callControl(saveScene, page));
    await copied(
      scene.then(({ link }) => location.origin + link),
      scene.then(({ name }) => copy.sceneSaved(name)),
    );
  });
  useKeys(useMemo(() => ({ l: copyLink, s: () => save(undefined) }), [save]));
  return (
    <>
      <Button variant="outlined" aria-keyshortcuts="l" onClick={copyLink}>
        {copy.copyLink}
        <Key name="L" />
      </Button>
      <Button variant="outlined" aria-keyshortcuts="s" disabled={isPending} onClick={() => save(undefined)}>
        {copy.saveScene}
        <Key name="S" />
      </Button>
    </>
  );
}

function copyLink(): void {
  const answer = pageOf().then((page) => callControl(getLink, page));
  void copied(
    answer.then(({ link }) => location.origin + link),
    answer.then(({ leavesOut }) => copy.linkCopied(leftOut(leavesOut))),
  );
}

/** Returns the portal's page that was viewed last. */
async function pageOf(): Promise<{ readonly page?: string }> {
  const page = await portalAddress();
  return page === undefined ? {} : { page };
}
