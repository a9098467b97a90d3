import { commands } from './commands.mjs';
import { manifest } from './manifest.mjs';

const { files, libraries } = commands();
const places = [...files.keys()];

test('the commands are included with all dependencies, and without code of the server', () => {
  expect(places).toContain('packages/config/run/portal/upload.mjs');
  expect(places).toContain('packages/portal-contract/src/rspack/release-plugin.mjs');
  expect(places.filter((place) => /api-server|\.test\.mjs$|\/check\//.test(place))).toEqual([]);
});

test("files for a team's repository replace those of the workspace", () => {
  expect(files.get('packages/config/run/install.mjs')).toContain('node_modules/@portal/kit');
  expect(files.get('packages/portal-contract/src/rspack/installed.mjs')).toContain('shell.json');
});

test("texts use the names of the commands in a team's repository", () => {
  const texts = [...files]
    .filter(([place]) => place.startsWith('packages/config/run/'))
    .map(([, text]) => String(text));
  expect(texts.filter((text) => /pnpm (release|rollback|dev|create)/.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('npx portal release'))).toBe(true);
});

test('the guide is that of a team with a repository of its own', () => {
  const guide = files.get('docs/releasing.md');
  expect(guide).toContain('npx portal create mf-weather      # asks the portal');
  expect(guide).not.toMatch(/npm start`, in another terminal|\((why|how)[^)]*\)|\]\((?!#|[a-z]+:)/);
});

test('each library can be installed from npm, in the version that the portal is built with', () => {
  const { dependencies } = manifest({ libraries, version: '1.0.0' });
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['@rspack/core', 'postcss', 'react', 'typescript']));
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
