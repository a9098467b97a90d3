import { mailDocument } from './mail-document';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Hello</title>${head}</head><body>${body}</body></html>`;
const parsed = (html: string) => new DOMParser().parseFromString(mailDocument(html).html, 'text/html');

test("inline styles become rules of a sheet that the page's policy allows", () => {
  const html = page('<h1 style="color: red; margin: 0">Hello</h1><p style=\'color:blue\'>You</p>');
  const mail = parsed(html);
  expect(mail.querySelector('[style]')).toBeNull();
  const [h1, p] = [mail.querySelector('h1'), mail.querySelector('p')];
  expect(mailDocument(html).css).toBe(
    `[data-mail-look="${h1?.getAttribute('data-mail-look')}"]{color: red; margin: 0}\n` +
      `[data-mail-look="${p?.getAttribute('data-mail-look')}"]{color:blue}`,
  );
});

test('style sheets of the message come first in their order, and no style element remains', () => {
  const sheets = '<style type="text/css">p { color: blue }</style><style media="print">p { color: black }</style>';
  const { html, css } = mailDocument(page('<p style="color:red">Hello</p>', sheets));
  expect(css).toBe('p { color: blue }\n@media print {p { color: black }}\n[data-mail-look="0"]{color:red}');
  expect(html).not.toContain('<style');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>'],
  ['another base', '<base href="https://evil.example">'],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['an object', '<object data="https://evil.example"></object>'],
])('%s is removed', (_what, content) => {
  expect(mailDocument(page(`<p>Hello</p>${content}`)).html).not.toMatch(/evil|alert/);
});

test.each([
  ['quoted', '<img src="x" onerror="alert(1)">'],
  ['not quoted', '<img src=x onerror=alert(1)>'],
  ['in capitals', '<IMG SRC="x" ONERROR = "alert(1)">'],
])('event handlers are removed: %s', (_what, content) => {
  const image = parsed(page(content)).querySelector('img');
  expect([...(image?.attributes ?? [])].filter(({ name }) => name.startsWith('on'))).toEqual([]);
});

test('a link opens a new tab without access to the portal', () => {
  const link = parsed(page('<a href="https://portal.example/login">Log in</a>')).querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://portal.example/login');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/login'])(
  'a link to %s is removed',
  (href) => {
    expect(
      parsed(page(`<a href="${href}">here</a>`))
        .querySelector('a')
        ?.hasAttribute('href'),
    ).toBe(false);
  },
);

test('a style rule cannot become an element', () => {
  const mail = parsed(page('<p style="</style><h2>Broken out</h2>">Hello</p>'));
  expect(mail.querySelector('h2')).toBeNull();
});

test('plain text is unchanged', () => {
  const mail = parsed(page('<p>1 &lt; 2, style=&quot;none&quot; on time = now</p>'));
  expect(mail.querySelector('p')?.textContent).toBe('1 < 2, style="none" on time = now');
});
