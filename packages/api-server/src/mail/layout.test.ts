import { renderMessage } from './layout';

const MESSAGE = {
  subject: 'Two <b>\r\nBcc: somebody@else.example',
  greeting: 'Dear "Ada" & <i>Byron</i>',
  paragraphs: ['First line\nsecond <script>alert(1)</script>', 'Last.'],
  action: { label: 'Go & see', url: 'https://portal.example/x?a=1&b="2"' },
};
const { subject, text, html } = renderMessage(MESSAGE, 'https://portal.example');

test('a subject is one line', () => {
  expect(subject).toBe('Two <b> Bcc: somebody@else.example');
});

test('no text becomes markup', () => {
  expect(html).not.toMatch(/<(script|i|b)>/);
  expect(html).toContain('Dear &quot;Ada&quot; &amp; &lt;i&gt;Byron&lt;/i&gt;,');
  expect(html).toContain('First line<br>second &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://portal.example/x?a=1&amp;b=&quot;2&quot;"');
});

test('the text says the same, in the same order, with the address written out', () => {
  const order = ['Dear "Ada"', 'First line', MESSAGE.action.url, 'Last.', 'https://portal.example\n'];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});

test('the page has a language, a title and one heading, for those who hear it', () => {
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Two &lt;b&gt; Bcc: somebody@else.example</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});
