import { Icon } from '../../icons/Icon.tsx';
import { DangerIcon } from './DangerIcon.tsx';
import { sealOf, type ResultState } from './resultPanel.ts';

/** The seal of a result, beside its title. */
export function Seal({ state }: { readonly state: ResultState }) {
  const { icon, colour } = sealOf(state);
  // The one solid icon has its own drawing.
  if (icon === 'danger') return <DangerIcon size={56} />;
  return <Icon name={icon} size={56} sx={{ color: colour, strokeWidth: 1 }} />;
}
