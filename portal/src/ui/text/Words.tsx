import { Fragment } from 'react';

/**
 * Matches the number of a repayment, an order or a bill, or a figure (date, amount, rate, telephone number, span):
 * digits and the signs that join them. Digits within a name or a hash do not match.
 */
const WHOLE = /((?<![\dA-Za-z])(?:[A-Z]{2}\d{8,18}|\d[\d.,:%*-]*[\d%])(?![\dA-Za-z]))/;

/** A sentence that breaks between words, never within a figure; a long number may begin a line. */
export function Words({ children }: { readonly children: string }) {
  // The pattern is one group, so the parts at odd places are its matches.
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
