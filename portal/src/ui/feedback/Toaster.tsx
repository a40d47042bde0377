import { createRoot } from 'react-dom/client';
import { Toaster as Sonner, toast } from 'sonner';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { noticeId, noticeLeaves } from './noticeId.ts';
import type { NoticeKind } from './notify.ts';

// Mounted in a root of its own: notices outlive the page that raised them. Their look: app/theme/notices.ts.
const host = document.createElement('div');
document.body.append(host);
// The library gives the focus back to where it came from: Tab would lead back and forth for as long as a notice stands.
host.addEventListener('focusin', (event) => event.stopImmediatePropagation(), true);
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

interface Said {
  readonly key: string;
  readonly detail: string | undefined;
  /** How long it stands, in ms. */
  readonly duration: number;
  readonly closeButton: boolean;
}

/** Says it once, whoever says it again meanwhile. */
export function say(kind: NoticeKind, text: string, { key, detail, ...rest }: Said): void {
  const id = noticeId(key);
  const leaves = () => noticeLeaves(key, id);
  toast[kind](text, {
    ...rest,
    id,
    description: detail,
    onAutoClose: leaves,
    onDismiss: leaves,
  });
}
