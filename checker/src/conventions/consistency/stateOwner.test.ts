import { expect, test } from 'vitest';
import {
  body,
  creates,
  lists,
  number,
  object,
  reads,
  removes,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';
import { isStateOfAnother } from './stateOwner.ts';

const state = { type: 'string', enum: ['draft', 'published', 'archived'] };
const lesson = object({ id: number, title: text, state, courseId: number });
/** @param says the description of the removal of a lesson */
const coursesWith = (says: string) =>
  smallContract('courses.json', {
    paths: {
      '/courses/{id}': { get: reads('getCourse', object({ id: number, state })) },
      '/courses/{id}/lessons': {
        get: lists('list', lesson),
        post: creates('addLesson', lesson, body({ title: text })),
      },
      '/lessons/{lessonId}': {
        get: reads('getLesson', lesson),
        delete: { ...removes('removeLesson'), description: says },
      },
    },
  });

const { operationOf } = coursesWith('');
const draft = { name: 'state', value: 'draft', others: ['published', 'archived'] };
const isOfAnother = (says: string, id: string, read: string): boolean =>
  isStateOfAnother(says, draft, operationOf(id), operationOf(read));

test.each([
  ['the course of a removed lesson', 'Only while the course is a draft (409)', 'removeLesson', 'getLesson'],
  ['the course, by its adjective', 'Not in an archived course (409)', 'removeLesson', 'getLesson'],
  ['the course, by two', 'Only in a draft or published course (409)', 'removeLesson', 'getLesson'],
  ['the course, denied', 'The course must not be archived (409)', 'removeLesson', 'getLesson'],
  ['the courses', 'Lessons of archived courses stay (409)', 'removeLesson', 'getLesson'],
  ['a lesson beside a new one', 'Not beside a published lesson (409)', 'addLesson', 'getCourse'],
])('gives a state to another resource, %s: %s', (_, says, id, read) => {
  expect(isOfAnother(says, id, read)).toBe(true);
});

test.each([
  ['the removed lesson', 'Only while the lesson is a draft (409)', 'removeLesson', 'getLesson'],
  ['the lesson, by its adjective', 'Not a published lesson (409)', 'removeLesson', 'getLesson'],
  ['the member', 'Only while the state is draft (409)', 'removeLesson', 'getLesson'],
  ['no noun', 'Drafts only, otherwise 409', 'removeLesson', 'getLesson'],
  ['the lesson beside its course', 'Removes a draft lesson of the course (409)', 'removeLesson', 'getLesson'],
  ['the parent of a new lesson', 'Not in an archived course (409)', 'addLesson', 'getCourse'],
  ['the parent, in a sentence', 'Only while the course is a draft (409)', 'addLesson', 'getCourse'],
])('leaves a state to the resource, %s: %s', (_, says, id, read) => {
  expect(isOfAnother(says, id, read)).toBe(false);
});

test.each([
  ['its course', 'Only in a draft course, otherwise 409.', []],
  ['itself', 'Only a draft lesson, otherwise 409.', ['forbidden']],
])('judges the removal of a published lesson by the state of %s', (_, says, rules) => {
  const { operations, sent } = coursesWith(says);
  const exchanges = [
    sent('getLesson', { lessonId: 1 }, { id: 1, title: 'One', state: 'published', courseId: 2 }),
    sent('removeLesson', { lessonId: 1 }),
  ];
  expect(brokenRules(operations, exchanges)).toEqual(rules);
});
