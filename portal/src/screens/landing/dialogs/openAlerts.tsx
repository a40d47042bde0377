import Box from '@mui/material/Box';
import { HOTLINE } from '#portal/copy/contact.ts';
import { OuterLink } from '#portal/domain/page/OuterLink.tsx';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';

const { open, platform } = copy;

/** Rule 1: says that the product must be opened from the platform, since the URL names none. spec 2 §2.2 */
export const notifyOpenFromPlatform = (): void => notify.info(open.noProduct);

/** Rule 2: says that the login is not an enterprise account, and how to get one. spec 2 §2.2 */
export function alertNotEnterprise(): void {
  void openDialog({
    title: open.notEnterprise.title,
    message: (
      <>
        <p>
          {open.notEnterprise.message}
          <a className="link" href={`tel:${HOTLINE}`} style={{ whiteSpace: 'nowrap' }}>
            {HOTLINE}
          </a>
        </p>
        <OuterLink
          className="link"
          page="register"
          target="_blank"
          rel="noopener noreferrer"
          style={{ display: 'inline-block', marginTop: 12 }}
        >
          {open.notEnterprise.register}
        </OuterLink>
      </>
    ),
    sureText: open.close,
    isShowCancelBtn: false,
  });
}

/** Rule 3: says that only the mall admin can open 12025. spec 2 §2.2 */
export function alertNoPermission(): void {
  void openDialog({
    title: open.noPermission.title,
    message: open.noPermission.message,
    sureText: open.close,
    isShowCancelBtn: false,
  });
}

/** Names the apps that manage platform products, and the place in each. spec 2 §2.2 */
export function showPlatformApps(): void {
  void openDialog({
    title: platform.title,
    message: (
      <>
        <p>{platform.message}</p>
        <Box component="ul" sx={{ mt: 3, display: 'grid', gap: 2 }}>
          {platform.apps.map((app) => (
            <Box component="li" key={app.name} sx={{ bgcolor: 'fill', borderRadius: '8px', px: 4, py: 3 }}>
              <b>{app.name}</b>
              {app.path}
            </Box>
          ))}
        </Box>
      </>
    ),
    sureText: platform.close,
    isShowCancelBtn: false,
  });
}
