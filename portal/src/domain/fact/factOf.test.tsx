import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyCell } from '../../ui/table/MoneyCell.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { factOf, sumOf } from './factOf.ts';

const due = factOf('bill.owed', 'ZD1');

test('marks an amount, a date and a state with their facts', () => {
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

test('leaves a value without a fact unmarked', () => {
  expect(renderToStaticMarkup(<MoneyCell value={0} />)).not.toContain('data-fact');
});

test('marks a total with its parts and its deductions', () => {
  expect(sumOf(due, [factOf('bill.charged', 'ZD1')], [factOf('bill.repaid', 'ZD1')])).toEqual({
    'data-fact': 'bill.owed:ZD1',
    'data-sum-of': 'bill.charged:ZD1 -bill.repaid:ZD1',
  });
  expect(sumOf(due, [])).toEqual(due);
});
