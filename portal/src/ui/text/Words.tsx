import { Fragment } from 'react';

/**
 * The number of a repayment, an order, a bill; or a figure: a date, an amount, a rate, a telephone number, a span, which are digits
 * and what joins them. Those within a name or a hash are none.
 */
const WHOLE = /((?<![\dA-Za-z])(?:[A-Z]{2}\d{8,18}|\d[\d.,:%*-]*[\d%])(?![\dA-Za-z]))/;

/** A sentence that breaks between its words, never within a figure; a number, long as it is, may begin a line. */
export function Words({ children }: { readonly children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>
        {/^[A-Z]/.test(part) ? <wbr /> : null}
        <span style={oneLine}>{part}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
