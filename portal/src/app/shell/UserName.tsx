import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useWholeSession } from '../../session/useSession.ts';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { BrandBox } from './BrandBox.tsx';
import { shell } from './copy.ts';
import { Dropdown } from './Dropdown.tsx';

const ThemeChoice = optionalPart(() => import('./ThemeChoice.tsx').then((module) => module.ThemeChoice));

interface UserNameProps {
  /** Shows the choice of the theme below the greeting. */
  readonly withMenu?: boolean;
}

/** The greeting of the user, and for 12017 the brand box before it. 1 §2 */
export function UserName({ withMenu = false }: UserNameProps) {
  const { userInfo, product } = useWholeSession();
  const name = userInfo?.nickname ?? userInfo?.jdpin;
  return (
    <>
      {product?.type === 'yipanhuo' ? <BrandBox /> : null}
      {name === undefined ? null : withMenu ? (
        <Dropdown label={shell.greeting(name)}>
          <Suspense fallback={null}>
            <ThemeChoice />
          </Suspense>
        </Dropdown>
      ) : (
        <Box component="span" sx={{ px: 3, whiteSpace: 'nowrap' }}>
          {shell.greeting(name)}
        </Box>
      )}
    </>
  );
}
