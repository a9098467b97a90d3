import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../install.mjs';
import { pages } from './pages.mjs';
import { deadReferences, referencesIn } from './references.mjs';
import { numbersOf, titlesIn } from './test-titles.mjs';

/** The folder with the sentences, one file for each section, and the page generated from them and from test titles. */
export const SENTENCES = 'docs/specification';
export const PAGE = 'docs/specification.md';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The sections with their sentences. All values are strings: 4.10 as a number would be 4.1. */
export const readSections = () =>
  readdirSync(join(ROOT, SENTENCES))
    .toSorted()
    .map((file) => parse(read(`${SENTENCES}/${file}`), { schema: 'failsafe' }));

/** The groups of sentences in a section: its parts, or the section itself. */
const partsOf = (section) => section.parts ?? [section];

/** All sentences of these sections. */
export const sentencesOf = (sections) => sections.flatMap(partsOf).flatMap(({ sentences }) => sentences);

/** Sentences whose number is not that of their part plus one more, or is used twice. */
export function misnumbered(sections) {
  const taken = new Set();
  return sections.flatMap(partsOf).flatMap(({ number, sentences }) =>
    sentences
      .map(({ id }) => id)
      .filter((id) => {
        const isWrong = taken.has(id) || !id.startsWith(`${number}.`) || !/^\d+$/.test(id.slice(number.length + 1));
        taken.add(id);
        return isWrong;
      }),
  );
}

const FOREIGN = new Set(['node_modules', 'dist', 'template', 'migrations']);

function testsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return FOREIGN.has(entry.name) || entry.name.startsWith('.') ? [] : testsIn(path);
    return /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Tests with sentence numbers in these files, by number: each with its file and title. */
export function proofsIn(files) {
  const proofs = new Map();
  for (const { path, source } of files) {
    // Parsing takes time, and most files contain no numbers.
    if (!/ \[\d+\.\d+[\d., ]*\]/.test(source)) continue;
    for (const title of titlesIn(source, { tsx: path.endsWith('x') })) {
      const { text, numbers } = numbersOf(title);
      for (const number of numbers) proofs.set(number, [...(proofs.get(number) ?? []), { path, title: text }]);
    }
  }
  return proofs;
}

/** The numbered tests of the whole checkout. */
export const readProofs = () => proofsIn(testsIn('').map((path) => ({ path, source: read(path) })));

/**
 * Mismatches of sentences and tests: numbers without a sentence, sentences without a test, open sentences with a test.
 */
export function mismatches(sentences, proofs) {
  const known = new Set(sentences.map(({ id }) => id));
  const unknown = [...proofs].filter(([number]) => !known.has(number));
  return [
    ...unknown.flatMap(([number, tests]) =>
      tests.map(({ path, title }) => `no sentence ${number}: ${path} “${title}”`),
    ),
    ...sentences.filter(({ id, open }) => !open && !proofs.has(id)).map(({ id }) => `no test, and no reason: ${id}`),
    ...sentences.filter(({ id, open }) => open && proofs.has(id)).map(({ id }) => `open, but with a test: ${id}`),
  ];
}

const isPage = (text) => pages().some(({ path }) => path === text);

/** References of a sentence that do not exist: each is a page, a call, a command or a file. */
export const deadPlaces = ({ where }) =>
  where.flatMap((place) => {
    if (isPage(place)) return [];
    const quoted = `\`${place}\``;
    return referencesIn(quoted).length === 0 ? [place] : deadReferences(quoted, PAGE);
  });

const OWN = 'packages/api-server/src/';

/** The tests of a sentence: each file once, with its titles. */
function shownBy(tests) {
  const files = [...new Set(tests.map(({ path }) => path))];
  const titlesOf = (file) => tests.filter(({ path }) => path === file).map(({ title }) => `“${title}”`);
  return files.map((file) => `\`${file.replace(OWN, '')}\` ${titlesOf(file).join(', ')}`).join('; ');
}

const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const row = ({ id, text, where, open }, proofs) =>
  `| ${id} | ${[
    text,
    where.map((place) => `\`${place}\``).join(', '),
    open ? `**open:** ${open}` : shownBy(proofs.get(id) ?? []),
  ]
    .map(inCell)
    .join(' | ')} |`;

const tableOf = (sentences, proofs) =>
  [
    '| no. | what | where | shown by |',
    '| --- | --- | --- | --- |',
    ...sentences.map((each) => row(each, proofs)),
  ].join('\n');

const headingOf = ({ number, title }) => `${number} ${title}`;

const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function chapter(section, proofs) {
  const parts = section.parts?.map((part) => `### ${headingOf(part)}\n\n${tableOf(part.sentences, proofs)}`);
  return [
    `## ${headingOf(section)}`,
    ...(section.intro ? [section.intro] : []),
    ...(parts ?? [tableOf(section.sentences, proofs)]),
  ].join('\n\n');
}

export function specificationPage(sections, proofs) {
  const sentences = sentencesOf(sections);
  const open = sentences.filter((each) => each.open);
  return `# Specification

What this portal does, sentence by sentence, in the sections of its specification: where each is met, and which tests prove it. Where a sentence
could be read in two ways, or the portal deviates on purpose, the sentence names the [decision](decisions).

${sentences.length} sentences, ${open.length} of them open${open.length ? `: ${open.map(({ id }) => id).join(', ')}` : ''}.

This page is made by \`pnpm specification\`: the sentences stand in [specification](specification), and a test that proves one carries its number at
the end of its title, as in \`[2.1.4]\` or \`[2.1.4, 7.3.2]\`. A sentence keeps its number; a new one takes the next of its part. A sentence without a test
says that it is open, and why. **Where** names pages by their paths, calls by method and path (below \`/api\`; all of them, with who may make them, in
[permissions.md](permissions.md)), commands, or the file that holds a rule. **Shown by** names files, and the titles of tests, groups and cases in them;
a \`%s\` stands for the cases of a table. A path without a first folder lies in \`${OWN}\`.

${sections.map((section) => `- [${headingOf(section)}](#${anchorOf(headingOf(section))})`).join('\n')}

${sections.map((section) => chapter(section, proofs)).join('\n\n')}
`;
}
