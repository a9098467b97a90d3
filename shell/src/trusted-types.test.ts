import { markup, scriptUrl } from './trusted-types';

test.each([
  ['/releases/mf-public/1111111111111111/entry.js', true],
  ['/releases/mf-public/1111111111111111/entry.js?attempt=1', true],
  ['http://localhost/releases/shell/2222222222222222/main.js', true],
  ['/releases/../api/file/7', false],
  ['/releases/%2e%2e/api/file/7', false],
  ['/api/file/7', false],
  ['https://elsewhere.example/releases/mf-public/entry.js', false],
  ['//elsewhere.example/releases/entry.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/releases/1', false],
])('a script from %s: %s', (url, isAllowed) => {
  expect(scriptUrl(url)).toBe(isAllowed ? url : null);
});

test.each([['Element innerHTML'], ['Range createContextualFragment'], ['Document write'], ['ShadowRoot innerHTML']])(
  '%s receives no HTML',
  (sink) => {
    expect(markup('<p>Dear Ada</p>', sink)).toBeNull();
  },
);

test('a parser receives HTML unchanged', () => {
  expect(markup('<p onclick="run()">', 'DOMParser parseFromString')).toBe('<p onclick="run()">');
});

const inFrame = (html: string) => markup(html, 'HTMLIFrameElement srcdoc') ?? '';

describe('a frame receives a document that cannot run code', () => {
  test.each([
    ['a script', '<script>run()</script>', 'run'],
    ['a script in a template', '<template><script>run()</script></template>', 'run'],
    ['a handler', '<img/onerror=run() src=x>', 'run'],
    ['two handlers', '<p onclick=run() onfocus=run()>', 'run'],
    ['a javascript: URL', '<a href=" java\nscript:run()">x</a>', 'run'],
    ['a frame', '<iframe srcdoc="<script>run()</script>"></iframe>', 'run'],
    ['another base', '<base href="https://elsewhere.example/">', 'elsewhere'],
    ['a refresh to another page', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">', 'elsewhere'],
  ])('without %s', (_what, html, trace) => {
    expect(inFrame(`<p>Dear Ada</p>${html}`)).toContain('<p>Dear Ada</p>');
    expect(inFrame(`<p>Dear Ada</p>${html}`)).not.toContain(trace);
  });

  test('styles and links are kept', () => {
    const mail = '<style>p{color:red}</style><a href="https://portal.example/login" target="_blank">Log in</a>';
    expect(inFrame(mail)).toContain('<style>p{color:red}</style>');
    expect(inFrame(mail)).toContain('<a href="https://portal.example/login" target="_blank">Log in</a>');
  });
});

const load = () =>
  jest.isolateModulesAsync(async () => {
    await import('./trusted-types');
  });

describe('in a browser', () => {
  afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

  test('with Trusted Types, it is the default policy', async () => {
    const createPolicy = jest.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    await load();
    expect(createPolicy).toHaveBeenCalledTimes(1);
    const [name, rules] = createPolicy.mock.calls[0];
    expect(name).toBe('default');
    expect(rules.createScriptURL('/releases/shell/2222222222222222/main.js')).not.toBeNull();
    expect(rules.createHTML('<p>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
    expect(rules).not.toHaveProperty('createScript');
  });

  test('without Trusted Types, the portal still starts', async () => {
    await expect(load()).resolves.not.toThrow();
  });
});
