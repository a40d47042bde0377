import { use } from 'react';
import { AmountsHidden } from '../text/amountMask.ts';
import { HiddenAmount } from '../text/HiddenAmount.tsx';
import { figuresIn, type Figure } from './figuresIn.ts';

interface FiguresProps {
  /** Figures in the order of the sentence. */
  readonly of: readonly Figure[];
  readonly children: string;
}

/** A sentence with figures that other places show too; each is marked and never breaks over lines. */
export function Figures({ of, children }: FiguresProps) {
  const isHidden = use(AmountsHidden);
  return figuresIn(children, of).map(({ text, fact }, index) =>
    fact === undefined ? (
      text
    ) : isHidden ? (
      <HiddenAmount key={index} />
    ) : (
      <span key={index} style={oneLine} {...fact}>
        {text}
      </span>
    ),
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
