/** Tests index.html and the script in its head, which paint before any bundle and must know the same pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { isRedirect } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';
import { heroes } from '#portal/copy/heroes.ts';
import { floor } from '#tools/floor/floor.ts';
import { walk } from '#tools/floor/newerUses.ts';
import { skeleton } from '../../portal/build/skeleton.ts';
import { root } from './files.ts';

const script = readFileSync(join(root, 'portal/build/boot.js'), 'utf8');

/** Runs the script in the head of index.html as the browser would. */
function landingAt(pathname: string): string | undefined {
  const documentElement = { dataset: {} as { landing?: string } };
  const unansweredFetch = () => new Promise(() => undefined);
  const ignoreListener = () => undefined;
  const createElement = () => ({ noModule: false });
  new Function('location', 'document', 'fetch', 'addEventListener', 'matchMedia', script)(
    { pathname },
    { documentElement, createElement },
    unansweredFetch,
    ignoreListener,
    () => ({ matches: false }),
  );
  return documentElement.dataset.landing;
}

test('paints the banner first on every landing page, and on no other page', () => {
  const pages = routes.flatMap((route) => (isRedirect(route) ? [] : [route]));
  expect(pages.flatMap((route) => landingAt(`/front${route.path}`) ?? [])).toEqual(Object.keys(heroes));
  for (const route of pages) {
    expect(landingAt(`/front${route.path}`) !== undefined, route.path).toBe(
      route.flags.isLandingPage === true,
    );
  }
});

test('the build puts the grey frame and every banner into index.html', () => {
  const build = skeleton().transformIndexHtml as (html: string) => string;
  const html = build('<!--skeleton-->');
  expect(html).toContain('class="sk-header"');
  for (const { title, brief } of Object.values(heroes)) {
    expect(html).toContain(title);
    expect(html).toContain(brief);
  }
});

test('the head script is ES5, so that an outdated browser can read it', { tags: ['out-old-browser'] }, () => {
  // Beginnings of the parser's names for newer syntax, such as ArrowFunctionExpression.
  const newer =
    /^(Arrow|Template|Spread|Rest|ObjectPattern|ArrayPattern|AssignmentPattern|Class|Chain|ForOf|Await|Yield|Import|Export)/;
  const found: string[] = [];
  walk(parseSync('boot.js', script).program, (node) => {
    if (newer.test(node.type)) found.push(node.type);
  });
  expect(found).toEqual([]);
  // Newer syntax without a name of its own: a comma at the end, `const`, a catch without its error, `**`, `??`.
  expect(script).not.toMatch(/,\s*[)}]|\b(const|let|async)\b|catch \{|\*\*|\?\?/);
});

test('names every supported browser with its oldest version', { tags: ['out-old-browser'] }, () => {
  const build = skeleton().transformIndexHtml as (html: string) => string;
  const html = build('<!--old-browser-->');
  for (const [name, version] of Object.entries(floor))
    expect(html.toLowerCase()).toContain(`${name} ${String(version)}`);
  expect(html).toContain('极速模式');
});
