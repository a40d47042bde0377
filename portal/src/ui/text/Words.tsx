import { Fragment } from 'react';

/** A date, an amount, a rate, a telephone number, a span: digits and what joins them. Those within a name or a hash are none. */
const FIGURE = /(?<![\dA-Za-z])\d[\d.,:%*-]*[\d%](?![\dA-Za-z])/;
/** Of a repayment, an order, a bill. */
const NUMBER = /(?<![\dA-Za-z])[A-Z]{2}\d{8,18}(?![\dA-Za-z])/;
const WHOLE = new RegExp(`(${FIGURE.source}|${NUMBER.source})`);

/** A sentence that breaks between its words, never within a figure; a number, long as it is, may begin a line. */
export function Words({ children }: { readonly children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>
        {NUMBER.test(part) ? <wbr /> : null}
        <span style={oneLine}>{part}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
