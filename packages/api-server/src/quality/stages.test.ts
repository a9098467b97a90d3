import { CALLS } from '../app/calls';
import { testPortal } from '../../test/portal';

const portal = testPortal({ stages: '1a' });

const LATER = CALLS.filter((call) => 'stage' in call).map(({ call }) => call);

test('an installation of stage 1a answers the calls of later stages as unknown addresses [12.403]', async () => {
  expect(LATER.length).toBeGreaterThan(15);
  for (const call of LATER) {
    const { status, body } = await portal.callApi(call, { params: { id: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' } });
    expect([call, status, body.msg]).toEqual([call, 404, 'Resource not found!']);
  }
});

test('its documentation does not list them [12.403]', async () => {
  const { paths } = (await portal.get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(listed).toContain('GET /national-facility/:id/history');
  expect(LATER.filter((call) => listed.includes(call))).toEqual([]);
});
