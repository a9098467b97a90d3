import { testPortal } from '../../../test/portal';

const portal = testPortal();

test('the documentation states how files are sent, and that they are returned unchanged', async () => {
  const { paths } = (await portal.get('/api/openapi.json')).json();
  const binary = { type: 'string', format: 'binary' };
  expect(paths['/files'].post.requestBody.content).toEqual({
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: binary } } },
  });
  expect(paths['/download/{id}'].get.responses['200'].content).toEqual({
    'application/octet-stream': { schema: binary },
  });
  expect(paths['/download/{id}'].get.responses['4XX'].content).toHaveProperty(['application/json']);
});

test('the readable page states it too', async () => {
  const { payload } = await portal.get('/api/docs');
  const upload = payload.split('<details>').find((call) => call.includes('POST /files<'));
  expect(upload).toContain('<td>file</td><td>file</td><td>required</td>');
});
