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

test('text is never interpreted as markup', () => {
  expect(html).not.toMatch(/<(script|i|b)>/);
  expect(html).toContain('Dear &quot;Ada&quot; &amp; &lt;i&gt;Byron&lt;/i&gt;,');
  expect(html).toContain('First line<br>second &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://portal.example/x?a=1&amp;b=&quot;2&quot;"');
});

test('the text has the same content in the same order, with the address written out', () => {
  const order = ['Dear "Ada"', 'First line', MESSAGE.action.url, 'Last.', 'https://portal.example\n'];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});

test('the page has a language, a title and one heading, for screen readers', () => {
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Two &lt;b&gt; Bcc: somebody@else.example</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

const item = (name: string) => ({
  link: { label: `Observatory <${name}>`, url: `https://portal.example/${name}` },
  lines: ['Waiting since 2026-06-01'],
});
describe('listed items', () => {
  const listed = renderMessage(
    {
      subject: 'Two things',
      paragraphs: ['This waits:', 'That is all.'],
      items: [{ ...item('one'), mark: 'Overdue since 2026-06-02' }, item('two')],
      note: { text: 'To switch it off:', link: { label: 'Reminders', url: 'https://portal.example/#reminders' } },
    },
    'https://portal.example',
  );

  test('are in a list, each with a link that names its target, and urgent ones are marked in words', () => {
    expect(listed.html.match(/<li>/g)).toHaveLength(2);
    expect(listed.html).toContain('<a href="https://portal.example/one">Observatory &lt;one&gt;</a>');
    expect(listed.html).toContain('<span class="mark">Overdue since 2026-06-02</span>');
    expect(listed.html).toContain('To switch it off: <a href="https://portal.example/#reminders">Reminders</a>');
  });

  test('are in the text in the same order', () => {
    expect(listed.text).toContain(
      'This waits:\n\n* Observatory <one>\n  Overdue since 2026-06-02\n  Waiting since 2026-06-01\n  https://portal.example/one\n\n* Observatory <two>',
    );
    expect(listed.text).toContain('That is all.\n\nTo switch it off:\nReminders: https://portal.example/#reminders');
  });
});

test('all styles are in one element, so that the portal can show a message under its content security policy', () => {
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/);
  expect(html).toContain('prefers-color-scheme: dark');
});
