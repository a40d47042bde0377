import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BASENAME } from '../../api/basename.ts';
import { currentConfig } from '../../api/config.ts';
import { externalUrl } from '../../api/redirect.ts';
import { Icon } from '../../icons/Icon.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { useOnline } from '../../ui/hooks/useOnline.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { useCountdown } from './useCountdown.ts';

/** Seconds before the page opens the mall by itself. */
const SECONDS = 5;

/** /qygTransfer: announces the mall of the enterprise purchase and opens it, or explains why it cannot. 1 §2 */
export function Component() {
  const configured = currentConfig().hosts.enterprisePurchase !== '';
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <CardFrame>
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center', textAlign: 'center', py: 8 }}>
          <Icon name="box" size={40} sx={{ color: 'primary.main' }} />
          {configured ? (
            <Leaving />
          ) : (
            <HintPanel tone="warning" icon="warning">
              {copy.unknown}
            </HintPanel>
          )}
          <LinkButton variant="outlined" size="large" to={paths.root()}>
            {copy.stay}
          </LinkButton>
        </Box>
      </CardFrame>
    </>
  );
}

/** Opens the mall in place of this page, so that Back does not come here and leave again. */
function leave(url: string): void {
  globalThis.location.replace(url);
}

function Leaving() {
  const online = useOnline();
  const url = externalUrl('enterprisePurchase', `${globalThis.location.origin}${BASENAME}/`);
  const left = useCountdown(SECONDS, online, () => leave(url));
  return (
    <>
      <Typography variant="cardTitle" component="p">
        {copy.target(new URL(url).host)}
      </Typography>
      {online ? (
        <Typography role="status" color="textSecondary">
          {copy.counting(left)}
        </Typography>
      ) : (
        <HintPanel tone="warning" icon="warning">
          {copy.offline}
        </HintPanel>
      )}
      <Button size="large" disabled={!online} onClick={() => leave(url)}>
        {copy.go}
      </Button>
    </>
  );
}
