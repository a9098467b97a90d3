import { mailDocument } from './mail-document';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Hello</title>${head}</head><body>${body}</body></html>`;
const parsed = (html: string) => new DOMParser().parseFromString(mailDocument(html, 'n0nce'), 'text/html');
const rules = (mail: Document) => [...mail.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

test('looks in attributes become rules of a sheet that the policy of the page lets in', () => {
  const mail = parsed(page('<h1 style="color: red; margin: 0">Hello</h1><p style=\'color:blue\'>You</p>'));
  expect(mail.querySelector('[style]')).toBeNull();
  const [h1, p] = [mail.querySelector('h1'), mail.querySelector('p')];
  expect(rules(mail)).toBe(
    `[data-mail-look="${h1?.getAttribute('data-mail-look')}"]{color: red; margin: 0}\n` +
      `[data-mail-look="${p?.getAttribute('data-mail-look')}"]{color:blue}`,
  );
  expect(mail.querySelector('style')?.getAttribute('nonce')).toBe('n0nce');
});

test('sheets of the message are let in as well, and stay in their order', () => {
  const mail = parsed(page('<p style="color:red">Hello</p>', '<style media="all">p { color: blue }</style>'));
  const sheets = [...mail.querySelectorAll('style')];
  expect(sheets.map((sheet) => sheet.getAttribute('nonce'))).toEqual(['n0nce', 'n0nce']);
  expect(sheets[0]?.textContent).toBe('p { color: blue }');
  expect(sheets[0]?.getAttribute('media')).toBe('all');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>'],
  ['another base', '<base href="https://evil.example">'],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['an object', '<object data="https://evil.example"></object>'],
])('%s is left out', (_what, content) => {
  expect(mailDocument(page(`<p>Hello</p>${content}`), 'n0nce')).not.toMatch(/evil|alert/);
});

test.each([
  ['quoted', '<img src="x" onerror="alert(1)">'],
  ['not quoted', '<img src=x onerror=alert(1)>'],
  ['in capitals', '<IMG SRC="x" ONERROR = "alert(1)">'],
])('what would happen on an event is no handler any more: %s', (_what, content) => {
  const image = parsed(page(content)).querySelector('img');
  expect([...(image?.attributes ?? [])].filter(({ name }) => name.startsWith('on'))).toEqual([]);
});

test('a link opens a tab of its own that knows nothing of the portal', () => {
  const link = parsed(page('<a href="https://portal.example/login">Log in</a>')).querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://portal.example/login');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/login'])('%s leads nowhere', (href) => {
  expect(
    parsed(page(`<a href="${href}">here</a>`))
      .querySelector('a')
      ?.hasAttribute('href'),
  ).toBe(false);
});

test('a rule cannot end its sheet', () => {
  const mail = parsed(page('<p style="</style><h2>Broken out</h2>">Hello</p>'));
  expect(mail.querySelector('h2')).toBeNull();
});

test('text stays text', () => {
  const mail = parsed(page('<p>1 &lt; 2, style=&quot;none&quot; on time = now</p>'));
  expect(mail.querySelector('p')?.textContent).toBe('1 < 2, style="none" on time = now');
});
