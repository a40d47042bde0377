import type { Operation, Service, ServiceError } from './model.ts';

/** Every address inside the site. All pages lie in one folder, so that links work from the file system too. */
export const pageOf = (service: Pick<Service, 'name'>): string => `${service.name}.html`;

export const operationLink = (service: Pick<Service, 'name'>, { id }: Pick<Operation, 'id'>): string =>
  `${pageOf(service)}#${id}`;

/** A field's row: `queryBillList.answer.list.billNo`. */
export const fieldId = (operationId: string, part: 'request' | 'answer', path: string): string =>
  [operationId, part, ...(path ? [path.replaceAll('[]', '')] : [])].join('.');

export const errorId = (
  service: Pick<Service, 'name'>,
  { code, layer }: Pick<ServiceError, 'code' | 'layer'>,
): string => [service.name, ...(layer ? [layer] : []), code].join('-');

export const errorLink = (
  service: Pick<Service, 'name'>,
  error: Pick<ServiceError, 'code' | 'layer'>,
): string => `errors.html#${errorId(service, error)}`;

export const enumLink = (name: string): string => `enums.html#${name}`;

/** A bundled contract: as it is (3.1), or for tools that know only 3.0. */
export const downloadPath = (service: Pick<Service, 'name'>, openapi: '3.1' | '3.0'): string =>
  `downloads/${service.name}.openapi-${openapi}.json`;
