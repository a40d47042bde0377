import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { getLink, saveScene } from '#generated/control/client.ts';
import { ask } from '../ask.ts';
import { copied } from '../copied.ts';
import { session as copy } from '../copy.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { portalAddress } from '../portalAddress.ts';
import { useSessionMutation } from '../useLive.ts';
import { leftOut } from './leftOut.ts';

/** Short link with its omissions, and a link to the stored session. */
export function LinkButtons() {
  const { mutate: save, isPending } = useSessionMutation(async () => {
    const scene = pageOf().then((page) => ask(saveScene, page));
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
  const asked = pageOf().then((page) => ask(getLink, page));
  void copied(
    asked.then(({ link }) => location.origin + link),
    asked.then(({ leavesOut }) => copy.linkCopied(leftOut(leavesOut))),
  );
}

/** Returns the last visited portal page. */
async function pageOf(): Promise<{ readonly page?: string }> {
  const page = await portalAddress();
  return page === undefined ? {} : { page };
}
