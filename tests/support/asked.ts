import { expect, type Page } from '@playwright/test';

/** What a page asks for from now on, in order: files by their name without the hash, operations by theirs. */
export function hearAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    asked.push(file.replace(/-[^.]*\.js$/, ''));
  });
  return asked;
}

/** The page of the result was there before the step was sent: a connection that is lost meanwhile does not take it away. */
export function expectLoadedFirst(asked: readonly string[], resultPage: string, operationId: string): void {
  expect(asked).toContain(resultPage);
  expect(asked.indexOf(resultPage)).toBeLessThan(asked.indexOf(operationId));
}
