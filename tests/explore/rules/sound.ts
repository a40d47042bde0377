import { shownBy } from '../lookOf.ts';
import type { Happened, Look } from '../observed.ts';
import { plainName, type Finding, type Rule } from './rule.ts';

/**
 * Reports errors of page and console, native dialogs, blank pages, endless loading and pages under construction. Of a request
 * that the explorer has made to fail (kind `failed`), it reports only errors that the page throws.
 */
export const sound: Rule = (observed) => [
  ...('happened' in observed && observed.kind !== 'failed' ? wrong(observed.happened) : []),
  ...(observed.kind === 'failed' ? observed.happened.errors.filter(isThrown).map(thrown) : []),
  ...shownBy(observed).flatMap((look) => [...blank(look), ...waiting(look), ...building(look)]),
];

const wrong = ({ errors, native }: Happened): Finding[] => [
  ...errors.map(thrown),
  ...native.map((text) => ({
    check: 'sound.native' as const,
    subject: plainName(text),
    message: `弹出了浏览器自带的对话框：${text}`,
  })),
];

/** Returns whether the page is at fault for an error: the browser itself reports a broken connection. */
const isThrown = (text: string): boolean => !/Failed to (load resource|fetch)/.test(text);

const thrown = (text: string): Finding => ({
  check: 'sound.error',
  subject: plainName(/\w*Error: [^\n(]*/.exec(text)?.[0] ?? text.split('\n', 1)[0] ?? ''),
  message: `控制台报错：${text.slice(0, 300)}`,
});

const blank = (look: Look): Finding[] =>
  look.text.length >= 4
    ? []
    : [{ check: 'sound.blank', subject: new URL(look.url).pathname, message: `页面是空白的：${look.url}` }];

const waiting = ({ waiting: signs, url }: Look): Finding[] =>
  signs.slice(0, 1).map((what) => ({
    check: 'sound.waiting',
    subject: `${new URL(url).pathname} ${plainName(what)}`,
    message: `一直在等待：${what}`,
  }));

const building = ({ url, text }: Look): Finding[] =>
  /页面建设中/.test(text)
    ? [
        {
          check: 'sound.building',
          subject: plainName(new URL(url).pathname),
          message: `页面仍在建设中：${new URL(url).pathname}`,
        },
      ]
    : [];
