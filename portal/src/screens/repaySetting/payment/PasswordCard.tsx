import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { payCopy } from './copy.ts';
import type { PasswordChange } from './password/form.ts';
import type { PaySetting } from './queries.ts';

const PasswordDrawer = lazy(() =>
  import('./password/PasswordDrawer.tsx').then((module) => ({ default: module.PasswordDrawer })),
);

const { password: words } = payCopy;

interface PasswordCardProps {
  readonly productCode: ProductCode;
  readonly query: UseQueryResult<PaySetting>;
}

/** The state of the payment password, and buttons to set, change or reset it; read-only for child accounts. */
export function PasswordCard({ productCode, query }: PasswordCardProps) {
  const [change, setChange] = useState<PasswordChange>();
  const [everOpen, setEverOpen] = useState(false);
  const open = (next: PasswordChange) => {
    setEverOpen(true);
    setChange(next);
  };
  const setting = query.data;
  return (
    <CardFrame title={words.title} query={query} skeleton={<Skeleton height={88} />}>
      {setting ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <State setting={setting} />
          {setting.editable ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {changesOf(setting).map((offered) => (
                <Button
                  key={offered}
                  variant={offered === 'set' ? 'contained' : 'outlined'}
                  onClick={() => open(offered)}
                >
                  {words.actions[offered]}
                </Button>
              ))}
            </Box>
          ) : null}
        </Box>
      ) : null}
      {everOpen && setting ? (
        <Suspense fallback={null}>
          <PasswordDrawer
            productCode={productCode}
            phone={setting.phone}
            change={change}
            onClose={() => setChange(undefined)}
          />
        </Suspense>
      ) : null}
    </CardFrame>
  );
}

/** The changes that are possible now. */
const changesOf = ({ passwordSet }: PaySetting): readonly PasswordChange[] =>
  passwordSet ? ['change', 'reset'] : ['set'];

function State({ setting }: { readonly setting: PaySetting }) {
  const { passwordSet, passwordSetAt, lockedUntil, reason } = setting;
  return (
    <>
      <div>
        {lockedUntil !== undefined ? (
          <StatusTag tone="failed" icon="lock">
            {words.locked}
          </StatusTag>
        ) : (
          <StatusTag tone={passwordSet ? 'success' : 'warning'} icon={passwordSet ? 'check' : 'warning'}>
            {passwordSet ? words.set : words.unset}
          </StatusTag>
        )}
      </div>
      {reason === undefined ? null : (
        <HintPanel tone="flat" icon="lock">
          {reason}
        </HintPanel>
      )}
      {lockedUntil === undefined ? null : (
        <HintPanel tone="warning" icon="warning">
          {words.lockedUntil(lockedUntil)}
        </HintPanel>
      )}
      <Typography color="textSecondary">
        {passwordSetAt === undefined ? words.unsetNote : words.setAt(passwordSetAt)}
      </Typography>
    </>
  );
}
