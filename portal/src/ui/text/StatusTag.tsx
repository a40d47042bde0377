import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import type { FactMark } from '../fact/factMark.ts';

export type TagTone = 'plain' | 'theme' | 'info' | 'success' | 'warning' | 'failed' | 'danger' | 'muted';

interface StatusTagProps {
  readonly tone?: TagTone | undefined;
  /** A status needs an icon besides its colour. */
  readonly icon?: IconName | undefined;
  readonly fact?: FactMark | undefined;
  readonly children: ReactNode;
}

/** A word on a tinted background; theme/globals.ts styles each tone. */
export const StatusTag = ({ tone = 'plain', icon, fact, children }: StatusTagProps) => (
  <span className={`tag tag-${tone}`} {...fact}>
    {icon ? <Icon name={icon} size={14} /> : null}
    {children}
  </span>
);
