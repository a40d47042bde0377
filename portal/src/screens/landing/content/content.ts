import type { Banner } from '#portal/domain/banner/banner.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { ArtNames } from '../art/Art.tsx';
import type { BannerArtWords } from '../art/BannerArt.tsx';

/** A default banner with our own drawing. */
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

/** The content by which landing pages differ. */
export interface LandingContent {
  readonly productName: string;
  /** The product of this page. Undefined for the company's page, which opens the product of the URL. */
  readonly productCode: ProductCode | undefined;
  readonly banners: readonly DefaultBanner[];
  readonly intro: readonly IntroCard[];
  readonly steps: readonly OpenStep[];
  readonly questions: readonly Question[];
}
