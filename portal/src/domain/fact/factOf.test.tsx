import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyCell } from '../../ui/table/MoneyCell.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { factOf, sumOf } from './factOf.ts';

const due = factOf('bill.owed', 'ZD1');

test('an amount, a date and a state say which fact they show', () => {
  expect(renderToStaticMarkup(<MoneyCell value={12.5} fact={due} />)).toContain('data-fact="bill.owed:ZD1"');
  expect(renderToStaticMarkup(<MoneyText value={12.5} size="amount" fact={due} />)).toContain(
    'data-fact="bill.owed:ZD1"',
  );
  const day = factOf('bill.dueDate', 'ZD1');
  expect(renderToStaticMarkup(<DateText value="2026-11-12" fact={day} />)).toContain(
    'data-fact="bill.dueDate:ZD1"',
  );
  expect(renderToStaticMarkup(<DateText value="" fact={day} />)).toContain('data-fact="bill.dueDate:ZD1"');
  const state = factOf('bill.state', 'ZD1');
  expect(renderToStaticMarkup(<StatusTag fact={state}>{'5001'}</StatusTag>)).toContain(
    'data-fact="bill.state:ZD1"',
  );
});

test('what has no fact has no mark', () => {
  expect(renderToStaticMarkup(<MoneyCell value={0} />)).not.toContain('data-fact');
});

test('a total says of what it is the sum, and what is taken off', () => {
  expect(sumOf(due, [factOf('bill.charged', 'ZD1')], [factOf('bill.repaid', 'ZD1')])).toEqual({
    'data-fact': 'bill.owed:ZD1',
    'data-sum-of': 'bill.charged:ZD1 -bill.repaid:ZD1',
  });
  expect(sumOf(due, [])).toEqual(due);
});
