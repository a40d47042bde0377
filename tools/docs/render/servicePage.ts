import { ORIGIN } from '../curl.ts';
import type { Service, Site } from '../read/site.ts';
import { h, markdown, type Part } from './html.ts';
import type { Page } from './layout.ts';
import { methodTag, operationSection } from './operation.ts';
import { card, code, facts, link, separated, table, tag } from './parts.ts';

export function servicePage(service: Service, site: Site): Page {
  const { name, title, english, description, operations, errors, version, base } = service;
  const summary = {
    版本: link('#changelog', version),
    前缀: code(`${ORIGIN}${base || '/'}`),
    接口: String(operations.length),
    错误码: link(`errors.html?service=${name}`, String(errors.length)),
    下载: downloads(service),
  };
  const contents = table('接口一览', operations, {
    接口: ({ id }) => link(`#${id}`, id),
    方法: ({ method }) => methodTag(method),
    路径: ({ path }) => code(path),
    说明: (operation) => [operation.title, operation['x-provenance'] && [' ', tag('约定')]],
  });
  const body = [
    facts(summary),
    card('contents', '接口一览', contents),
    operations.map((operation) => operationSection(operation, service, site)),
    card('changelog', '变更记录', markdown(service.changelog)),
  ];
  return { name, title: `${title} ${english}`, lead: description, body };
}

/** Renders links to both versions of the bundled contract. The saved file has the contract's version in its name. */
export const downloads = ({ name, version }: Service): Part =>
  separated(
    ['3.1', '3.0'].map((openapi) =>
      h(
        'a',
        {
          href: `downloads/${name}.openapi-${openapi}.json`,
          download: `${name}-${version}.openapi-${openapi}.json`,
        },
        `OpenAPI ${openapi}`,
      ),
    ),
  );
