/** Writes iCalendar text (RFC 5545). */
import { addDays, instantOfMoment, type Day, type Moment } from '../world/values/calendar.ts';

export interface AllDayEvent {
  /** Stable over changes of the event. */
  readonly uid: string;
  readonly day: Day;
  /** Grows with every change. */
  readonly sequence: number;
  /** Last change. */
  readonly changedAt: Moment;
  readonly summary: string;
  readonly description: string;
}

export interface Calendar {
  readonly name: string;
  readonly events: readonly AllDayEvent[];
}

/** Octets of a line without its break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
/** 9:00 on the day before an all-day event. */
const ALARM = '-PT15H';

const octets = (text: string): number => Buffer.byteLength(text);

/** Returns a text value as RFC 5545, section 3.3.11 writes it; control characters, which it forbids, are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Breaks a line into pieces of at most 75 octets, between characters; each further piece begins with a space. */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const added = octets(character);
    if (size + added > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += added;
  }
  return [...pieces, piece].join('\r\n');
}

const dateOf = (day: Day): string => day.replaceAll('-', '');

/** 20261112T020000Z */
const utcOf = (moment: Moment): string =>
  new Date(instantOfMoment(moment)).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, day, sequence, changedAt, summary, description }: AllDayEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utcOf(changedAt)}`,
  `LAST-MODIFIED:${utcOf(changedAt)}`,
  `SEQUENCE:${sequence}`,
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${ALARM}`,
  `DESCRIPTION:${escaped(summary)}`,
  'END:VALARM',
  'END:VEVENT',
];

export function iCalendar({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//jincai//due calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Shanghai',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
