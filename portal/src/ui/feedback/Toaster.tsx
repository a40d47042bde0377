import { Toaster as Sonner, toast } from 'sonner';
import { createRoot } from 'react-dom/client';
import { words } from '../../copy/words.ts';

// Mounted in a root of its own: notices outlive the page that raised them.
const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(
  <Sonner
    position="top-center"
    containerAriaLabel={words.notices}
    toastOptions={{ closeButtonAriaLabel: words.close }}
  />,
);

export { toast };
