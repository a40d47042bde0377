import { catalogueOf } from '../catalogue.ts';
import { enumLink, errorLink, fieldId, operationLink, pageOf } from '../links.ts';
import type { Site } from '../model.ts';
import { operationFields } from '../operationFields.ts';
import { LAYER, word } from '../words/errors.ts';
import type { SearchEntry } from './entry.ts';

/** Everything that can be found: operations with their paths, fields, codes, enumerations with their values. */
export function searchIndex(site: Site): SearchEntry[] {
  return [...operations(site), ...codes(site), ...enums(site), ...fields(site)];
}

/** A script, for a page that lies on disk may fetch nothing. */
export const searchScript = (entries: readonly SearchEntry[]): string =>
  `window.searchIndex = ${JSON.stringify(entries.map(({ kind, title, note, url, words }) => [kind, title, note, url, words]))};\n`;

function operations({ services }: Site): SearchEntry[] {
  return services.flatMap((service) =>
    service.operations.map((operation) => ({
      kind: '接口',
      title: operation.id,
      note: `${operation.title} · ${service.title}`,
      url: operationLink(service, operation),
      words: [operation.url, operation.english, operation.tag, service.name].join(' '),
    })),
  );
}

function codes(site: Site): SearchEntry[] {
  return catalogueOf(site).map(({ service, error }) => ({
    kind: '错误码',
    title: error.code,
    note: [error.meaning, service.title, ...(error.layer ? [word(LAYER, error.layer)] : [])].join(' · '),
    url: errorLink(service, error),
    words: [error.name, error.text ?? '', service.name].join(' '),
  }));
}

function enums({ enums: all }: Site): SearchEntry[] {
  return all.flatMap(({ name, description, values }) => [
    {
      kind: '枚举' as const,
      title: name,
      note: description,
      url: enumLink(name),
      words: values.map(({ label }) => label).join(' '),
    },
    ...values.map((one) => ({
      kind: '取值' as const,
      title: String(one.value),
      note: `${one.label} · ${name}`,
      url: `${enumLink(name)}.${one.value}`,
      words: one.name,
    })),
  ]);
}

function fields({ services }: Site): SearchEntry[] {
  return operationFields(services).map(({ service, operation, part, field }) => ({
    kind: '字段',
    title: field.name,
    note: [operation.id, part === 'request' ? '请求' : '应答', service.title, shorten(field.description)]
      .filter(Boolean)
      .join(' · '),
    url: `${pageOf(service)}#${fieldId(operation.id, part, field.path)}`,
    words: '',
  }));
}

/** The Chinese part of a description, to its first stop. */
const shorten = (description: string): string => description.split(/[。；]| · /)[0]!.slice(0, 24);
