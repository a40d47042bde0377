import type { CSSProperties } from 'react';

interface SkeletonProps {
  /** As wide as its place if not given. */
  readonly width?: number | string | undefined;
  readonly height?: number | undefined;
  /** Stands for a whole card: rounded as one. */
  readonly card?: boolean | undefined;
  /** Where it stands. */
  readonly style?: CSSProperties | undefined;
}

/** A grey place in the final size of what is loading; silent, for what holds it says aria-busy. docs/design/look.md "States" */
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
