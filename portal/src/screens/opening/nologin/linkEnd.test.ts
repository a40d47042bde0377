import { expect, test } from 'vitest';
import { ApiError } from '#generated/runtime/failure.ts';
import { linkEndOf } from './linkEnd.ts';
