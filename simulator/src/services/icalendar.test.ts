import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { escaped, folded, iCalendar } from './icalendar.ts';

test.each([
  ['应还 1,000.00元；合计', String.raw`应还 1\,000.00元；合计`],
  ['a;b\\c', String.raw`a\;b\\c`],
  ['一\n二\r\n三', String.raw`一\n二\n三`],
  ['\u0007铃', '铃'],
])('escapes the text %j', { tags: ['far-calendar-ics'] }, (text, written) => {
  expect(escaped(text)).toBe(written);
});

test.each([
  ['A'.repeat(75), 1],
  ['A'.repeat(76), 2],
  // 25 characters of 3 octets fill a line; a further line has a space before them.
  ['应'.repeat(25), 1],
  ['应'.repeat(26), 2],
  ['应'.repeat(49), 2],
  ['应'.repeat(50), 3],
  ['😀'.repeat(19), 2],
])('folds %s into %i lines between characters', { tags: ['far-calendar-ics'] }, (text, lines) => {
  const written = folded(text);
  expect(written.split('\r\n').length).toBe(lines);
  expect(written.replaceAll('\r\n ', '')).toBe(text);
});

test(
  'writes lines of at most 75 bytes from which a parser reads texts, end and time back',
  { tags: ['far-calendar-ics'] },
  () => {
    const texts = fc.string({
      unit: fc.constantFrom('应', '😀', ',', ';', '\\', '\n', ':', '"', ' ', 'x'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const event = {
          uid: 'a@b',
          day: '2026-12-31',
          sequence: 3,
          changedAt: '2026-11-12 00:30:00',
          summary,
          description,
        };
        const written = iCalendar({ name: '还款日历', events: [event] });
        for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const part = new ICAL.Component(ICAL.parse(written)).getFirstSubcomponent('vevent');
        expect(part?.getFirstPropertyValue('summary')).toBe(summary);
        expect(part?.getFirstPropertyValue('description')).toBe(description);
        expect(String(part?.getFirstPropertyValue('dtend'))).toBe('2027-01-01');
        expect(String(part?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-11T16:30:00Z');
      }),
    );
  },
);
