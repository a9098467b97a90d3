import { COMPONENTS } from '@portal/domain';
import { testPortal } from '../../../test/portal';

const portal = testPortal();

interface Parameter {
  name: string;
  schema: object;
}

interface Documented {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
}

async function documented(): Promise<Record<string, Record<string, Documented>>> {
  return (await portal.get('/api/openapi.json')).json().paths;
}

test.each([
  ['/national-facility/{id}/operational-configuration', ['on']],
  ['/audit', ['from', 'to']],
  ['/audit/csv', ['from', 'to']],
])('days in the address of %s are documented as it takes them, yyyy-mm-dd', async (path, days) => {
  const { parameters = [] } = (await documented())[path]?.get ?? {};
  const schemas = parameters.filter(({ name }) => days.includes(name)).map(({ schema }) => schema);
  expect(schemas).toHaveLength(days.length);
  for (const schema of schemas) {
    expect(schema).toMatchObject({ type: 'string', format: 'date' });
    expect(schema).not.toHaveProperty('minimum');
  }
});

const named = (path: string) => `/edit/initial-acceptance/${path}-compliance/`;

test('the possible subjects of a question are listed, in the words of the calls', async () => {
  const calls = await documented();
  const { aspect } =
    calls['/national-facility/{id}/questions']?.post?.requestBody?.content['application/json']?.schema.properties ?? {};
  const aspects = COMPONENTS.flatMap(({ evaluates }) => evaluates);
  expect(aspect).toMatchObject({ enum: [...aspects, 'synergy', null] });
  for (const path of aspects) expect(Object.keys(calls).some((call) => call.includes(named(path)))).toBe(true);
});
