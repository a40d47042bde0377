import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyCell } from '../table/MoneyCell.tsx';
import { DateText } from '../text/DateText.tsx';
import { MoneyText } from '../text/MoneyText.tsx';
import { StatusTag } from '../text/StatusTag.tsx';
import { factOf } from './factOf.ts';

const due = factOf('bill.due', 'ZD1');

test('an amount, a date and a state say which fact they show', () => {
  expect(renderToStaticMarkup(<MoneyCell value={12.5} fact={due} />)).toContain('data-fact="bill.due:ZD1"');
  expect(renderToStaticMarkup(<MoneyText value={12.5} size="amount" fact={due} />)).toContain(
    'data-fact="bill.due:ZD1"',
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
