/** A date, an amount, a rate, a telephone number, a span: digits and what joins them. Those within a name or a hash are none. */
const FIGURE = /((?<![\dA-Za-z])\d[\d.,:%*-]*[\d%](?![\dA-Za-z]))/;

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
