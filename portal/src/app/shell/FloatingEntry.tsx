import Box from '@mui/material/Box';
import { lazy, memo, Suspense, useCallback, useRef, useState } from 'react';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { paths } from '../../paths.ts';
import { isFactoring } from '../../products/factoring.ts';
import { useSession } from '../../session/useSession.ts';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { useAfterFirstUse } from '../../ui/hooks/useAfterFirstUse.ts';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { shell } from './copy.ts';
import { openerSx, railItem, railSx } from './floatingStyles.ts';

const ChatQr = lazy(() => import('./ChatQr.tsx').then((module) => ({ default: module.ChatQr })));
const ResearchLink = optionalPart(() => import('./ResearchLink.tsx').then((module) => module.ResearchLink));
const FoldAway = optionalPart(() => import('./FoldAway.tsx').then((module) => module.FoldAway));

/** Help, customer service, enterprise chat, research. 1 §2; below 1280 px behind one button, on phones in the header (docs/design/look.md rule 9). */
export const FloatingEntry = memo(function FloatingEntry() {
  const isUsed = useAfterFirstUse();
  const { product, isLogin } = useSession();
  const [unfolded, setUnfolded] = useState(false);
  const [chat, setChat] = useState(false);
  const chatButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const fold = useCallback(() => setUnfolded(false), []);
  const closeChat = () => {
    setChat(false);
    // The panel had the focus; it returns to its opener.
    chatButton.current?.focus();
  };

  return (
    <Box
      ref={box}
      component="aside"
      aria-label={shell.floating}
      sx={{
        position: 'fixed',
        // On phones the entry is in the header, in a reserved place (Header.tsx): there is no room beside the page.
        top: { xs: 8, sm: 'auto' },
        right: { xs: 48, sm: 0, lg: 8 },
        bottom: { sm: 24, lg: 96 },
        // A bar at the lower edge has its buttons here: the entry moves above it. Browsers without `:has` get that place always.
        'body:has([data-bottom-bar]) &': aboveBar,
        '@supports not selector(:has(a))': aboveBar,
        zIndex: { xs: 'appBar', sm: 'fab' },
        display: 'grid',
        justifyItems: 'end',
        gap: 2,
      }}
    >
      <Box
        component="button"
        type="button"
        ref={opener}
        aria-label={shell.quickService}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
        sx={openerSx}
      >
        <Icon name={unfolded ? 'close' : 'chat'} size={18} />
      </Box>
      <Box sx={railSx(unfolded)}>
        {isFactoring(product) ? null : (
          <Box component={PageLink} to={paths.help()} sx={railItem}>
            <Icon name="help" size={18} />
            {shell.help}
          </Box>
        )}
        <Box component={OuterLink} page="service" target="_blank" rel="noopener noreferrer" sx={railItem}>
          <Icon name="chat" size={18} />
          {shell.service}
        </Box>
        <Box
          component="button"
          type="button"
          ref={chatButton}
          aria-expanded={chat}
          onClick={() => setChat(!chat)}
          sx={railItem}
        >
          <Icon name="qr" size={18} />
          {shell.chat}
        </Box>
        {isLogin && product && isUsed ? (
          <Suspense fallback={null}>
            <ResearchLink product={product.code} />
          </Suspense>
        ) : null}
      </Box>
      {unfolded ? (
        <Suspense fallback={null}>
          <FoldAway box={box} opener={opener} escTaken={chat} onFold={fold} />
        </Suspense>
      ) : null}
      {chat ? (
        <Suspense fallback={null}>
          <ChatQr onClose={closeChat} />
        </Suspense>
      ) : null}
    </Box>
  );
});

const aboveBar = { bottom: { sm: 88, lg: 96 } };
