import { askAgain } from './ask-again';

afterEach(() => document.head.replaceChildren());

/** A tag as the bundles insert it while they wait for one of their files. */
function waitingTag(kind: 'script' | 'link', address: string) {
  const tag = document.createElement(kind);
  const isScript = tag instanceof HTMLScriptElement;
  Object.assign(tag, { integrity: 'sha384-abc', crossOrigin: 'anonymous', ...(!isScript && { rel: 'stylesheet' }) });
  tag.setAttribute(isScript ? 'src' : 'href', address);
  tag.setAttribute('data-rspack', 'shell:chunk-7');
  if (!isScript) tag.setAttribute('data-rspack-loading', '1');
  document.head.append(tag);
  return tag;
}

const copies = () =>
  [...document.head.querySelectorAll<HTMLElement>(':not([data-rspack])')].map(
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '',
  );

test('every file that a bundle waits for is requested under a new address each time, with its integrity', () => {
  waitingTag('script', '/releases/shell/abc/7.js');
  waitingTag('link', '/releases/mf-public/abc/8.css');
  askAgain();
  askAgain();
  const addresses = copies();
  expect(addresses).toHaveLength(4);
  expect(new Set(addresses).size).toBe(4);
  expect(addresses.map((address) => address.replace(/^.*\/releases|\?.*$/g, ''))).toEqual([
    '/shell/abc/7.js',
    '/mf-public/abc/8.css',
    '/shell/abc/7.js',
    '/mf-public/abc/8.css',
  ]);
  for (const copy of document.head.querySelectorAll(':not([data-rspack])')) {
    expect(copy).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  }
});

test('files that the bundle has received are not requested again', () => {
  waitingTag('link', '/releases/mf-public/abc/8.css').removeAttribute('data-rspack-loading');
  askAgain();
  expect(copies()).toEqual([]);
});

test.each(['load', 'error'])('the waiting tag receives the %s event of the copy', (event) => {
  const listener = jest.fn();
  waitingTag('script', '/releases/shell/abc/7.js').addEventListener(event, listener);
  askAgain();
  document.head.querySelector('script:not([data-rspack])')?.dispatchEvent(new Event(event));
  expect(listener).toHaveBeenCalledTimes(1);
});
