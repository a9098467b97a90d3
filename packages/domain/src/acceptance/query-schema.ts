import type { InferType } from 'yup';
import { versionNumber } from '../configuration/query-schema';
import { form } from '../fields/form';
import { reference } from '../fields/reference';
import { oneOf } from '../paging/schema';
import { TASK_KINDS } from './task-button';

/** The round to compare with; by default the last one that was evaluated. */
export const roundChangesQuerySchema = form({ since: versionNumber() });

/** The facility whose tasks are asked for, and their kind; by default all. */
export const taskQuerySchema = form({ facility: reference(), kind: oneOf(TASK_KINDS) });
export type TaskQuery = InferType<typeof taskQuerySchema>;
