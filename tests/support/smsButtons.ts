/**
 * Shows two SMS buttons of different types on one page, which no screen has yet. tests/e2e/opening/smsButtons.spec.ts builds this
 * file for the browser; sending always succeeds.
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SmsType } from '#generated/shared/enums.ts';
import { SmsCodeButton } from '#portal/ui/form/SmsCodeButton.tsx';

const place = document.createElement('main');
document.body.replaceChildren(place);

createRoot(place).render(
  [SmsType.SignContract, SmsType.ModifyPhone].map((type) =>
    createElement(
      'div',
      { key: type, role: 'group', 'aria-label': type },
      createElement(SmsCodeButton, { type, onSend: () => Promise.resolve(true) }),
    ),
  ),
);
