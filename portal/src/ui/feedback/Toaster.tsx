import { Toaster as Sonner, toast } from 'sonner';
import { createRoot } from 'react-dom/client';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';

// Mounted in a root of its own: notices outlive the page that raised them. Their look: app/theme/notices.ts.
const host = document.createElement('div');
document.body.append(host);
// The library gives the focus back to where it came from: Tab would lead back and forth for as long as a notice stands.
host.addEventListener('focusin', (event) => event.stopImmediatePropagation(), true);
createRoot(host).render(
  <Sonner
    position="top-center"
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

export { toast };
