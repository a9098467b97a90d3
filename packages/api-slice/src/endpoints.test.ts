// RTK Query keeps the first of two endpoints with one name and only logs an error: the second one's callers would get
// the responses of the first.
const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => jest.resetModules());

test('no two endpoints have the same name', async () => {
  const errorLog = complaints();
  const { api } = await import('./index');
  expect(errorLog).not.toHaveBeenCalled();
  expect(Object.keys(api.endpoints)).toEqual(expect.arrayContaining(['login', 'listCertified', 'search']));
});

test('a second endpoint of one name would be noticed here', async () => {
  const { api, get } = await import('./index');
  const errorLog = complaints();
  api.injectEndpoints({ endpoints: (build) => ({ login: build.query<null, void>({ query: () => get('/other') }) }) });
  expect(errorLog).toHaveBeenCalledWith(expect.stringContaining('login'));
});
