import { useStillHere } from '../router/reactRouter.tsx';
import { openDialog, type DialogOutcome, type DialogRequest } from './openDialog.ts';

export type OpenDialogOnPage = (request: DialogRequest) => Promise<DialogOutcome>;

/**
 * `openDialog` for a caller that first waits for something. Resolves with `left`, without a dialog, when the user has
 * left the page meanwhile.
 */
export function useOpenDialog(): OpenDialogOnPage {
  const isStillHere = useStillHere();
  return (request) => (isStillHere() ? openDialog(request) : Promise.resolve('left'));
}
