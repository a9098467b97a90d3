import { badgeSnippets } from './badge-snippet';

test('what is copied leads to the page, and names no state [12.771]', () => {
  const picture = 'https://portal.example/api/open/labels/ATOLL.svg';
  const page = 'https://portal.example/label/ATOLL';
  const text = 'State of the aerosol remote-sensing label of ATOLL';
  expect(badgeSnippets('ATOLL', { picture, page })).toEqual({
    html: `<a href="${page}"><img src="${picture}" alt="${text}"></a>`,
    markdown: `[![${text}](${picture})](${page})`,
  });
});

test('nothing in an address ends an attribute', () => {
  const { html } = badgeSnippets('ATOLL', {
    picture: 'https://portal.example/a?b&c="',
    page: 'https://portal.example/<',
  });
  expect(html).toContain('src="https://portal.example/a?b&amp;c=&quot;"');
  expect(html).toContain('href="https://portal.example/&lt;"');
});
