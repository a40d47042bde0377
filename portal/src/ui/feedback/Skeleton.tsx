import type { CSSProperties } from 'react';

interface SkeletonProps {
  /** Width; the whole container when left out. */
  readonly width?: number | string | undefined;
  readonly height?: number | undefined;
  /** Stands for a whole card: rounded as one. */
  readonly card?: boolean | undefined;
  /** Position. */
  readonly style?: CSSProperties | undefined;
}

/**
 * A grey placeholder in the final size of the loading content. It is silent: its container sets aria-busy.
 * docs/design/look.md "States"
 */
export const Skeleton = ({ width, height, card = false, style }: SkeletonProps) => (
  <span aria-hidden className={card ? 'skeleton card' : 'skeleton'} style={{ width, height, ...style }} />
);

/** Grey lines of given heights: the skeleton of a card in its final height. */
export const SkeletonLines = ({ heights }: { readonly heights: readonly number[] }) => (
  <div aria-hidden className="skeleton-lines">
    {heights.map((height, index) => (
      <Skeleton key={index} height={height} width={index % 3 === 1 ? '60%' : undefined} />
    ))}
  </div>
);
