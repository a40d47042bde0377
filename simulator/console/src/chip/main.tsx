/** Adds the chip to a page of the simulated portal, in a shadow tree: chip and page do not affect each other's styles. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { setDefaultClient } from '#generated/runtime/client.ts';
import { BASE_PATH } from '../basePath.ts';
import { Chip } from './Chip.tsx';
import { chipStyles } from './chipStyles.ts';

setDefaultClient({ baseUrl: ({ base }) => location.origin + BASE_PATH + base });

const host = document.createElement('div');
host.dataset['simulator'] = 'chip';
const shadow = host.attachShadow({ mode: 'open' });
const style = new CSSStyleSheet();
style.replaceSync(chipStyles);
shadow.adoptedStyleSheets = [style];
const root = document.createElement('div');
shadow.append(root);
document.body.append(host);

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 500 } } });
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <Chip host={host} />
  </QueryClientProvider>,
);
