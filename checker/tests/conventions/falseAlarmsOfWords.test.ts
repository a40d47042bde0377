/** Tests that the checker reports nothing about correct backends whose contracts have words that could be misread. */
import { test } from 'vitest';
import {
  answers,
  asking,
  expectSilence,
  named,
  object,
  parsed,
  problem,
  reading,
  text,
} from '../support/silentCase.ts';
import type { SilentCase } from '../support/silentCase.ts';

const id = { type: 'integer' };
const json = (schema: unknown, example?: unknown) => ({
  required: true,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});
const list = (item: unknown) => answers({ 200: { type: 'array', items: item } });
const loan = object({
  id,
  state: { type: 'string', enum: ['open', 'returned'] },
  tags: { type: 'array', items: text },
});
const ticket = object({ id, priority: { type: 'string', enum: ['low', 'normal', 'high', 'urgent'] } });
const entry = object({ id, amount: id, note: text });
const exam = object({ id, title: text, published: { type: 'boolean' } });
const device = object({ id, name: text, status: { type: 'string', enum: ['active', 'retired'] } });

const cases: readonly SilentCase[] = [
  {
    name: 'a role that is checked before the file is looked up',
    paths: {
      '/files/{id}': {
        get: {
          operationId: 'getFile',
          summary: 'Staff only',
          parameters: [named('id')],
          responses: answers({ 200: object({ id }), 403: problem, 404: problem }),
        },
      },
    },
    reply: () => () => [403, { message: 'staff only' }],
  },
  {
    name: 'a filter with a value that means all, and an empty filter',
    paths: {
      '/loans': {
        get: {
          operationId: 'listLoans',
          parameters: [
            asking('state', { type: 'string', enum: ['open', 'returned', 'all'], default: 'all' }),
            asking('tag', { type: 'array', items: text }),
          ],
          responses: list(loan),
        },
      },
    },
    reply: () => {
      const all = [1, 2, 3].map((each) => ({
        id: each,
        state: each < 3 ? 'open' : 'returned',
        tags: ['sea'],
      }));
      return ({ url = '' }) => {
        const { searchParams } = new URL(url, 'http://x');
        const [state = 'all', tags] = [searchParams.get('state') ?? 'all', searchParams.getAll('tag')];
        const isAsked = (each: (typeof all)[number]): boolean =>
          (state === 'all' || each.state === state) &&
          tags.every((tag) => tag.trim() === '' || each.tags.includes(tag));
        return [200, all.filter(isAsked)];
      };
    },
  },
  {
    name: 'a list sorted by the rank of its urgency',
    paths: {
      '/tickets': {
        get: {
          operationId: 'listTickets',
          parameters: [
            asking('ordering', {
              type: 'string',
              enum: ['priority', '-priority'],
              description: 'By urgency (low, normal, high, urgent)',
            }),
          ],
          responses: list(ticket),
        },
      },
    },
    reply: () => {
      const all = ['low', 'normal', 'high', 'urgent'].map((priority, index) => ({ id: index + 1, priority }));
      return ({ url = '' }) => [200, url.includes('-priority') ? all.toReversed() : all];
    },
  },
  {
    name: 'a reversal that creates another entry',
    paths: {
      '/entries': {
        get: { operationId: 'listEntries', responses: list(entry) },
        post: {
          operationId: 'postEntry',
          requestBody: json(object({ amount: id, note: text }), { amount: 5, note: 'Tea' }),
          responses: answers({ 201: entry, 400: problem }),
        },
      },
      '/entries/{id}': {
        get: reading('getEntry', entry),
      },
      '/entries/{id}/reverse': {
        post: {
          operationId: 'reverseEntry',
          description: 'Posts the opposite and answers with it.',
          parameters: [named('id')],
          responses: answers({ 201: entry, 404: problem }),
        },
      },
    },
    reply: () => {
      const all: { id: number; amount: number; note: string }[] = [];
      const add = (amount: number, note: string) => {
        const made = { id: all.length + 1, amount, note };
        all.push(made);
        return [201, made] as const;
      };
      return ({ method, url = '' }, body) => {
        const [, , name, verb] = url.split('/');
        if (name === undefined && method === 'GET') return [200, all];
        if (name === undefined) {
          const { amount, note } = parsed(body);
          const isRight = Number.isInteger(amount) && typeof note === 'string';
          return isRight ? add(Number(amount), note) : [400, { message: 'no entry' }];
        }
        const found = all.find((each) => String(each.id) === name);
        if (!found) return [404, { message: 'no such entry' }];
        return verb === 'reverse' ? add(-found.amount, found.note) : [200, found];
      };
    },
  },
  {
    name: 'an exam that may be changed until it is published, and a device that is retired',
    paths: {
      '/exams/{id}': {
        get: reading('getExam', exam),
        put: {
          operationId: 'replaceExam',
          description: 'Not while published (409). An empty one cannot be published.',
          parameters: [named('id')],
          requestBody: json(object({ title: text }), { title: 'Algebra' }),
          responses: answers({ 200: exam, 400: problem, 404: problem, 409: problem }),
        },
      },
      '/exams': { get: { operationId: 'listExams', responses: list(exam) } },
      '/devices': { get: { operationId: 'listDevices', responses: list(device) } },
      '/devices/{deviceId}': {
        get: reading('getDevice', device, named('deviceId')),
        delete: {
          operationId: 'retireDevice',
          description: 'Retires the device. It can still be read, with status `retired`. Idempotent.',
          parameters: [named('deviceId')],
          responses: answers({ 204: undefined, 404: problem }),
        },
      },
    },
    reply: () => {
      const exams = [{ id: 1, title: 'Sums', published: false }];
      const devices = [{ id: 1, name: 'Pump', status: 'active' }];
      return ({ method, url = '' }, body) => {
        const [, kind, name] = url.split('/');
        if (name === undefined) return [200, kind === 'exams' ? exams : devices];
        const [one] = exams.filter(({ id: own }) => kind === 'exams' && String(own) === name);
        const [other] = devices.filter(({ id: own }) => kind === 'devices' && String(own) === name);
        if (method === 'DELETE' && other) {
          other.status = 'retired';
          return [204];
        }
        if (method === 'PUT' && one) {
          const { title } = parsed(body);
          if (typeof title !== 'string') return [400, { message: 'no title' }];
          one.title = title;
        }
        return (one ?? other) ? [200, one ?? other] : [404, { message: 'it is not there' }];
      };
    },
  },
  {
    name: 'a generated name that the backend does not know',
    paths: {
      '/subscriptions': {
        post: {
          operationId: 'subscribe',
          requestBody: json(object({ plan: text })),
          responses: answers({ 201: object({ id, plan: text }), 400: problem }),
        },
      },
    },
    reply: () => () => [400, { message: 'Unknown plan' }],
  },
];

test.each(cases)('reports nothing about $name', { tags: ['odd-unseen-silence'] }, expectSilence);
