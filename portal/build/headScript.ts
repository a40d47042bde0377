import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'boot.js';
const DEV_URL = `/front/${FILE}`;
const PLACE = '<!--boot-->';

const source = (): string => readFileSync(join(import.meta.dirname, FILE), 'utf8');

/**
 * Serves boot.js as written, comments included, under a name with a hash of its content. It blocks the first paint, so a
 * second visit must not ask for it again.
 */
export function headScript(): Plugin {
  return {
    name: 'portal-head-script',
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'asset', name: FILE, source: source() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(FILE),
        );
        const url = built ? `/front/${built.fileName}` : DEV_URL;
        if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`);
        return html.replace(PLACE, `<script src="${url}"></script>`);
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_URL, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(source());
      });
    },
  };
}
