import { newQaTestSchema, qaFileQuery, qaTestSchema } from '@portal/domain';
import { object, string } from 'yup';
import { callsWith } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import type { CheckContext } from '../check/run-check';
import { createTest } from './create-test.service';
import { readTest } from './read-test';
import { deleteTest } from './delete-test.service';
import { savedParts, saveTest } from './save-test.service';
import { readSeriesOf, runSelfCheck } from './self-check.service';
import { addTestFile, deleteTestFile } from './test-files.service';
import { newTestFacts, testAccessFacts } from './test-access-facts';

const call = callsWith<CheckContext>();

const fileParams = object({ id: string().uuid().required(), file: string().uuid().lowercase().required() });
const channelParams = object({ id: string().uuid().required(), short_name: string().max(17).required() });

/** Quality assurance tests, their files and their self-check. */
export const qaTestCalls = [
  call('POST /qa-tests', {
    capability: 'qa-test.create',
    stage: '1b',
    summary: 'Begin a test of a lidar',
    body: newQaTestSchema,
    answers:
      'The test, a draft. Refused with 409 before the initial acceptance, and for a lidar that is not in operation.',
    says: 'saved',
    about: ({ context, actor, body }) => newTestFacts(context, actor, body),
    handle: ({ context, actor, body }) => createTest(context, actor, body),
  }),
  call('GET /qa-tests/:id', {
    capability: 'qa-test.read',
    stage: '1b',
    summary: 'A test',
    params: idParams,
    answers:
      'The test with its files, its self-check and, once it is concluded, its findings; a draft of those is for its evaluator alone. Of a test that was submitted again, `changes_since_return` lists what its facility changed.',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => readTest(context.db, params.id, actor.id),
  }),
  call('POST /qa-tests/:id', {
    capability: 'qa-test.save',
    stage: '1b',
    summary: 'Save a test: by its facility what is said of it, by its evaluator the draft of the evaluation',
    params: idParams,
    body: qaTestSchema,
    answers:
      'The saved test. The version that was seen is needed; an outdated one is refused with 409 and the present test. All other values are optional, and those that are absent stay as they are. A facility sends what it says of a draft or of a returned test; an evaluator who has taken the test sends only `results`, `conclusions` and `recommendations`. A value of the other side is refused with 403 or 409.',
    says: 'saved',
    about: async ({ context, actor, params, body }) => {
      const facts = await testAccessFacts(context, params.id, actor);
      return facts && { ...facts, parts: savedParts(Object(body)) };
    },
    handle: ({ context, actor, params, body }) => saveTest(context, actor, params.id, body),
  }),
  call('DELETE /qa-tests/:id', {
    capability: 'qa-test.delete',
    stage: '1b',
    summary: 'Delete a draft of a test that was never submitted, with its files',
    sentence: 'The draft is deleted.',
    params: idParams,
    answers: 'No data. A test that was submitted once, or that a request for support names, is refused with 409.',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => deleteTest(context, actor, params.id),
  }),
  call('POST /qa-tests/:id/files', {
    capability: 'qa-test.edit-files',
    stage: '1b',
    summary: 'Add a file to a test: a text, a PNG plot or raw data (Licel, NetCDF)',
    params: idParams,
    query: qaFileQuery,
    takes: 'file',
    answers: 'The test. The bytes of the file are kept as they came.',
    says: 'saved',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params, query, request }) =>
      addTestFile(context, actor, { id: params.id, role: query.role, request }),
  }),
  call('DELETE /qa-tests/:id/files/:file', {
    capability: 'qa-test.edit-files',
    stage: '1b',
    summary: 'Remove a file from a draft',
    params: fileParams,
    answers: 'The test. A file of a test that was returned is kept, unless the test cannot be submitted with it.',
    says: 'saved',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => deleteTestFile(context, actor, params),
  }),
  call('POST /qa-tests/:id/self-check', {
    capability: 'qa-test.edit-files',
    stage: '1b',
    summary: 'Check the files of a test',
    params: idParams,
    answers:
      'The test with its self-check: flags of its files, and a suggestion for each channel, which decides nothing.',
    says: 'saved',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => runSelfCheck(context, actor, params.id),
  }),
  call('GET /qa-tests/:id/series/:short_name', {
    capability: 'qa-test.read',
    stage: '1b',
    summary: 'The lines of a channel or pair of a test, for a plot',
    params: channelParams,
    answers:
      'Lines of at most 800 points each within the ranges that are evaluated, in m; no lines without a text that can be read.',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, params }) => readSeriesOf(context, params.id, params.short_name),
  }),
];
