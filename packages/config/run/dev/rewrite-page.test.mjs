import { rewritePage } from './rewrite-page.mjs';

const REMOTE = { version: '1.0.0', hash: '1111', entry: '/releases/mf-public/1111/entry.js', integrity: 'sha384-x' };
const COMPOSITION = {
  id: 'a1b2c3d4e5f6',
  shell: { version: '1.0.0', hash: '2222', contract: '1.0.0' },
  remotes: {
    'mf-public': { ...REMOTE, remote: { name: 'mf-public', pages: [{ title: 'Home' }], menu: [] } },
    'mf-admin': { ...REMOTE, remote: { name: 'mf-admin', pages: [], menu: [] } },
  },
};

const page = (composition) => `<!doctype html>
<head>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/releases/shell/2222/main.css" integrity="sha384-s" crossorigin="anonymous">
<script src="/releases/shell/2222/main.js" integrity="sha384-m" crossorigin="anonymous" defer></script>
<link rel="preload" as="script" href="/releases/mf-public/1111/entry.js" integrity="sha384-x">
<link rel="preload" as="script" href="/releases/mf-admin/1111/entry.js" integrity="sha384-x">
<link rel="preload" as="fetch" href="/api/national-facility/certified">
<script type="application/json" id="composition">${JSON.stringify(composition).replaceAll('<', '\\u003c')}</script>
</head>`;

const CHECKOUT = {
  shell: {
    styles: ['/releases/shell/development/main.css'],
    scripts: ['/releases/shell/development/main.js'],
    about: { version: '1.1.0', hash: 'development', contract: '1.1.0' },
  },
  remote: { version: '1.2.0', entry: '/releases/mf-public/development/entry.js' },
  remoteJson: { name: 'mf-public', pages: [{ title: '</script><b>' }], menu: [] },
};

const compositionOf = (html) => JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)[1]);

test('nothing of the released shell and remote is left, and everything else is unchanged', () => {
  const html = rewritePage(page(COMPOSITION), CHECKOUT);
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/favicon.svg',
    '/releases/mf-admin/1111/entry.js',
    '/api/national-facility/certified',
    '/releases/shell/development/main.css',
    '/releases/shell/development/main.js',
  ]);
});

test('the composition contains the parts under development, with their pages', () => {
  const composition = compositionOf(rewritePage(page(COMPOSITION), CHECKOUT));
  expect(composition).toEqual({
    ...COMPOSITION,
    shell: CHECKOUT.shell.about,
    remotes: {
      'mf-admin': COMPOSITION.remotes['mf-admin'],
      'mf-public': {
        version: '1.2.0',
        hash: 'development',
        entry: '/releases/mf-public/development/entry.js',
        integrity: '',
        remote: CHECKOUT.remoteJson,
      },
    },
    development: ['mf-public'],
  });
});

test('the content of a remote.json cannot close the data block', () => {
  expect(rewritePage(page(COMPOSITION), CHECKOUT)).not.toContain('</script><b>');
});

test('a remote that was never released is added', () => {
  const remoteJson = { ...CHECKOUT.remoteJson, name: 'mf-weather' };
  const composition = compositionOf(rewritePage(page(COMPOSITION), { ...CHECKOUT, remoteJson }));
  expect(Object.keys(composition.remotes)).toEqual(['mf-public', 'mf-admin', 'mf-weather']);
  expect(composition.development).toEqual(['mf-weather']);
});

test('another HTML page is unchanged', () => {
  expect(rewritePage('<p>API</p>', CHECKOUT)).toBe('<p>API</p>');
});

const ON_SHELL = { ...CHECKOUT, shell: null };
const addressesIn = (html) => [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);

test('with the shell of the portal, only the released remote is replaced', () => {
  const html = rewritePage(page(COMPOSITION), ON_SHELL);
  expect(addressesIn(html)).toEqual([
    '/favicon.svg',
    '/releases/shell/2222/main.css',
    '/releases/shell/2222/main.js',
    '/releases/mf-admin/1111/entry.js',
    '/api/national-facility/certified',
    '/development/client.mjs',
  ]);
  expect(html).toContain('main.js" integrity="sha384-m"');
  expect(compositionOf(html)).toMatchObject({ shell: COMPOSITION.shell, development: ['mf-public'] });
});

const ALONE = { ...COMPOSITION, remotes: {}, alone: true };

test('a document without remotes stays without them, and is unchanged with the shell of the portal', () => {
  expect(rewritePage(page(ALONE), ON_SHELL)).toBe(page(ALONE));
  const html = rewritePage(page(ALONE), CHECKOUT);
  expect(compositionOf(html)).toEqual({ ...ALONE, shell: CHECKOUT.shell.about });
  expect(addressesIn(html)).toContain('/releases/shell/development/main.js');
});
