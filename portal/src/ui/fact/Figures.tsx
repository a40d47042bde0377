import { figuresIn, type Figure } from './figuresIn.ts';

interface FiguresProps {
  /** In the order in which the sentence says them. */
  readonly of: readonly Figure[];
  readonly children: string;
}

/** A sentence with figures that other places show too, each marked where it stands and never broken over lines. */
export const Figures = ({ of, children }: FiguresProps) =>
  figuresIn(children, of).map(({ text, fact }, index) =>
    fact === undefined ? (
      text
    ) : (
      <span key={index} style={oneLine} {...fact}>
        {text}
      </span>
    ),
  );

const oneLine = { whiteSpace: 'nowrap' } as const;
