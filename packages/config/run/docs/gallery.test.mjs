import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { SOURCES } from '../parts.mjs';

const UI = 'packages/ui';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const textOf = (files) => files.map(read).join('\n');

/** Names that the texts export to or import from these modules; type imports are left out. */
const namesIn = (text, verb, from) =>
  [...text.matchAll(new RegExp(`^${verb} \\{([^}]*)\\} from '(?:${from})';`, 'gm'))].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as \w+$/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

const fronts = textOf(filesIn(`${UI}/src`).filter((file) => /src\/\w+\/index\.ts$/.test(file)));
const parts = SOURCES.map((folder) => `${folder}/src`).filter(
  (folder) => folder !== `${UI}/src` && existsSync(join(ROOT, folder)),
);

/** Components without a look or state: frames of forms and pages, and components that only the shell renders, once. */
const NOT_CONTROLS =
  /^(CancelButton|Dated|ExternalLink|FieldGrid|FieldNotes|FieldSpan|Form(ik|Actions|Layout)|Icon|KeepUnsaved|Link|Navigate|Outlet|PageTitle|PortalTheme|RecordFormFrame|ScrollRegion|SendForm|SubmitButton|UnsavedForms|Wall)$/;

test('the gallery shows every control available to parts [12.76]', () => {
  const gallery = textOf(filesIn(`${UI}/gallery/controls`));
  const controls = namesIn(fronts, 'export', "[^']+").filter(
    (name) => /^[A-Z][a-z]/.test(name) && !NOT_CONTROLS.test(name),
  );
  expect(controls.length).toBeGreaterThan(30);
  expect(controls.filter((name) => !new RegExp(`\\b${name}\\b`).test(gallery))).toEqual([]);
});

test('every shared export is used by a part [12.78]', () => {
  const used = new Set(namesIn(textOf(parts.flatMap(filesIn)), 'import', '@portal/ui/\\w+'));
  const handedOut = namesIn(fronts, 'export', "[\\w@][^']*");
  expect(handedOut).toContain('Outlet');
  expect(handedOut.filter((name) => !used.has(name))).toEqual([]);
});

test('the page about controls lists everything that the portal uses from antd [12.78]', () => {
  const source = textOf(filesIn(`${UI}/src`));
  const taken = [...namesIn(source, 'import', 'antd'), ...namesIn(source, 'export', 'antd')];
  const [, named] = /^Taken from antd: (.+)\.$/m.exec(read('docs/controls.md')) ?? [];
  expect(new Set(named?.match(/\w+/g))).toEqual(new Set(taken));
});
