import { lazy, Suspense } from 'react';
import { goToLogin } from '../../api/redirect.ts';
import { forgetTabProduct } from '../../session/arrival.ts';
import type { PageEnd } from '../../session/pageEnd.ts';
import { importDialog } from '../../ui/dialog/loadDialog.ts';
import { messages } from '../messages.ts';
import { copy } from './copy.ts';

const ConfirmDialog = lazy(() => importDialog().then((module) => ({ default: module.ConfirmDialog })));

const leave: Readonly<Record<PageEnd, () => void>> = {
  'other-login': () => {
    forgetTabProduct();
    globalThis.location.reload();
  },
  'login-lost': () => goToLogin(),
};

const nothing = (): void => undefined;

/** Explains over the whole page why it ends. Every way to close it navigates: nothing can be done here. 1 §2, 2 §4 */
export const PageEndAlert = ({ end }: { readonly end: PageEnd }) => (
  <Suspense fallback={null}>
    <ConfirmDialog
      key={end}
      title={messages.systemNotice}
      message={copy[end].message}
      sureText={copy[end].sure}
      onAnswer={leave[end]}
      onRemoved={nothing}
    />
  </Suspense>
);
