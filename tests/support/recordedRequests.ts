import { expect, type Page } from '@playwright/test';

/** Records the requests of a page from now on: files by name without the hash, operations by name. */
export function recordRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    asked.push(file.replace(/-[^.]*\.js$/, ''));
  });
  return asked;
}

/** Expects that the result page was loaded before the submission, so that a lost connection cannot block it. */
export function expectResultPageLoadedBeforeSubmit(
  asked: readonly string[],
  resultPage: string,
  operationId: string,
): void {
  expect(asked).toContain(resultPage);
  expect(asked.indexOf(resultPage)).toBeLessThan(asked.indexOf(operationId));
}
