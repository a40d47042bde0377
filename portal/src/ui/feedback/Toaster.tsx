import { createRoot } from 'react-dom/client';
import { Toaster as Sonner, toast } from 'sonner';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { noticeId, noticeLeaves } from './noticeId.ts';
import type { NoticeKind } from './notify.ts';

// Mounted in its own root: notices outlive the page that raised them. Style: app/theme/notices.ts.
const host = document.createElement('div');
document.body.append(host);
// The library returns the focus to its origin: Tab would alternate between the two while a notice is open.
host.addEventListener('focusin', (event) => event.stopImmediatePropagation(), true);
// The simulator's console has its notices below (its index.html).
createRoot(host).render(
  <Sonner
    position={document.documentElement.dataset['notices'] === 'below' ? 'bottom-center' : 'top-center'}
    containerAriaLabel={words.notices}
    toastOptions={{ closeButtonAriaLabel: words.close }}
    icons={{
      info: <Icon name="info" size={18} />,
      success: <Icon name="success" size={18} />,
      warning: <Icon name="warning" size={18} />,
      error: <Icon name="octagon" size={18} />,
    }}
  />,
);

interface NoticeInput {
  readonly key: string;
  readonly detail: string | undefined;
  /** Duration in ms. */
  readonly duration: number;
  readonly closeButton: boolean;
}

/** Shows a notice; a repeated key replaces the open one. Returns how to close it. */
export function showNotice(
  kind: NoticeKind,
  text: string,
  { key, detail, ...rest }: NoticeInput,
): () => void {
  const id = noticeId(key);
  const leaves = () => noticeLeaves(key, id);
  toast[kind](text, {
    ...rest,
    id,
    description: detail,
    onAutoClose: leaves,
    onDismiss: leaves,
  });
  return () => void toast.dismiss(id);
}
