/**
 * Return addresses that try to lead to another host: possible content of banners and notices (portal/src/api/hostileUrls.ts), and
 * all spellings of two slashes before a host, alone and after our own origin. `evil.example` is the other host.
 */
import { hostileUrls } from '#portal/api/hostileUrls.ts';

export const OWN = '127.0.0.1:4010';

const slashes = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/\\/', '//\\'],
  ...['/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', '\n//', ' //', '/ /', '\u0000//', '/\u0000/', '\u007f//'],
  ...['/.//', '/..//', '/././/', '/../..//', './/', '..//', '/./\\', '/..\\\\', '/.\\/', '/.\t//', '/.\n./'],
  ...['/%2e//', '/%2E%2E//', '/.%2e//', '/%2e.//', '/%2e%2e%2f/', '/%252e%252e//'],
  ...[
    '/%2f',
    '/%2F',
    '/%2f/',
    '%2f%2f',
    '/%5c',
    '/%5C/',
    '%5c%5c',
    '/%252f',
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%00/',
  ],
  ...[
    '／／',
    '/／',
    '⁄⁄',
    '∕∕',
    '⧸⧸',
    '/\u2044',
    '＼＼',
    '/＼',
    '。。//',
    '/\u00a0/',
    '/\u2028/',
    '/\ufeff/',
    '/\u00ad/',
  ],
  ...[
    '/front/..//',
    '/front/../..//',
    '/front/.././/',
    '/front//../..//',
    '/front/%2e%2e//',
    '/front/..%2f/',
  ],
  ...[
    '/front/..\\/',
    '/front\\..\\\\',
    '/front/..;//',
    '/front/x/../..//',
    '/front/.%2e/%2e//',
    '/front/\t..//',
  ],
  ...['/;//', '/?//', '/#//', '?//', '#//', '/front?//', '/front#//', '/@', '/:80//', '/front@', '/front/@'],
];

const before = [
  '',
  `http://${OWN}`,
  `HTTP://${OWN}`,
  `http:`,
  `http://${OWN}:`,
  `//${OWN}`,
  `/\\${OWN}`,
  `http:/${OWN}`,
];

const hosts = ['evil.example', 'evil.example/front/', `evil.example@${OWN}/`, `${OWN}@evil.example/`];

const written = before.flatMap((start) =>
  slashes.flatMap((slash) => hosts.map((host) => start + slash + host)),
);

export const hostileAddresses: readonly string[] = [...new Set([...hostileUrls, ...written])];
