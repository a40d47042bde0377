/** A date, an amount, a rate, a telephone number, a span: digits and what joins them. */
const FIGURE = /(\d[\d.,:%*-]*[\d%])/;

/** A sentence that breaks between its words, never within a figure. */
export function Words({ children }: { readonly children: string }) {
  return children.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} style={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
