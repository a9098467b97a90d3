// The toolkit keeps the first of two endpoints of one name and only prints an error: the second noun would get the
// answers of the first.
const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => jest.resetModules());

test('no two endpoints have the same name', async () => {
  const said = complaints();
  const { api } = await import('./index');
  expect(said).not.toHaveBeenCalled();
  expect(Object.keys(api.endpoints)).toEqual(expect.arrayContaining(['login', 'listCertified', 'sendContact']));
});

test('a second endpoint of one name would be noticed here', async () => {
  const { api } = await import('./index');
  const said = complaints();
  api.injectEndpoints({ endpoints: (build) => ({ login: build.query<null, void>({ query: () => '/other' }) }) });
  expect(said).toHaveBeenCalledWith(expect.stringContaining('login'));
});
