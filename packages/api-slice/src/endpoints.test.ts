// If two endpoints have the same name, RTK Query keeps the first and only logs an error, so that callers of the second
// would receive the responses of the first.
const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => jest.resetModules());

test('no two endpoints have the same name', async () => {
  const errorLog = complaints();
  const { api } = await import('./index');
  expect(errorLog).not.toHaveBeenCalled();
  expect(Object.keys(api.endpoints)).toEqual(expect.arrayContaining(['login', 'listCertified', 'search']));
});

test('a second endpoint with the same name logs an error', async () => {
  const { api, get } = await import('./index');
  const errorLog = complaints();
  api.injectEndpoints({ endpoints: (build) => ({ login: build.query<null, void>({ query: () => get('/other') }) }) });
  expect(errorLog).toHaveBeenCalledWith(expect.stringContaining('login'));
});
