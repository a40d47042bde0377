import type { Banner } from '#portal/domain/banner/banner.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { ArtNames } from '../art/Art.tsx';
import type { BannerArtWords } from '../art/BannerArt.tsx';

/** A banner that comes with the page and carries a drawing of our own. */
export interface DefaultBanner extends Banner {
  readonly art: ArtNames['banner'];
  readonly artWords: BannerArtWords;
}

export interface IntroCard {
  readonly art: ArtNames['intro'];
  readonly title: string;
  readonly figure: string;
  readonly unit: string;
  readonly text: string;
}

export interface OpenStep {
  readonly art: ArtNames['step'];
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What makes one landing page different from another: everything else is the same page. */
export interface LandingContent {
  readonly productName: string;
  /** The product this page sells when the address names none; the company landing sells whatever was asked for. */
  readonly productCode: ProductCode | undefined;
  readonly banners: readonly DefaultBanner[];
  readonly intro: readonly IntroCard[];
  readonly steps: readonly OpenStep[];
  readonly questions: readonly Question[];
}
