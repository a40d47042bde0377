import type { ComponentType } from 'react';
import { CalendarArt } from './CalendarArt.tsx';
import { InstalmentArt } from './InstalmentArt.tsx';
import { LedgerArt } from './LedgerArt.tsx';
import { ParcelArt } from './ParcelArt.tsx';
import { ReceivableArt } from './ReceivableArt.tsx';

/** The words on a banner drawing: four characters on the stamp, a figure and its label on the dial. */
export interface HeroArtWords {
  readonly stamp: string;
  readonly figure: string;
  readonly label: string;
}

export type HeroArtName = 'ledger' | 'calendar' | 'instalment' | 'parcel' | 'receivable';

export const heroArt: Readonly<Record<HeroArtName, ComponentType<HeroArtWords>>> = {
  ledger: LedgerArt,
  calendar: CalendarArt,
  instalment: InstalmentArt,
  parcel: ParcelArt,
  receivable: ReceivableArt,
};
