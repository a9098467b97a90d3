import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPdf } from '../../../test/pdf';
import type { PdfDocument } from './document';
import { openRenderer, RendererBusyError, type Renderer } from './renderer';

const folder = mkdtempSync(join(tmpdir(), 'portal-renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const aDocument = (title: string): PdfDocument => ({
  title,
  runningHead: '',
  footer: '',
  author: '',
  createdAt: new Date(0),
  blocks: [{ kind: 'title', text: title, subtitle: '' }],
});

/** A program that does what the title says: crash, hang, fail, or answer with one byte. */
const OBEDIENT = `
  process.on('message', ({ title }) => {
    if (title === 'crash') process.exit(1);
    if (title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (title === 'fail') return process.send({ problem: 'no such font' });
    process.send({ bytes: new Uint8Array([1]) });
  });`;

let renderer: Renderer;
let started: ChildProcess[];
function open(settings = {}) {
  const file = join(folder, 'obedient.cjs');
  writeFileSync(file, OBEDIENT);
  started = [];
  const start = () => {
    const child = fork(file, { serialization: 'advanced' });
    started.push(child);
    return child;
  };
  renderer = openRenderer({ start, ...settings });
}

afterEach(() => renderer.close());

test('documents are rendered in one process, off the event loop', async () => {
  renderer = openRenderer();
  const before = performance.eventLoopUtilization();
  const both = await Promise.all([renderer.render(aDocument('First')), renderer.render(aDocument('Second'))]);
  const titles = await Promise.all(both.map(async (bytes) => (await readPdf(bytes)).title));
  expect(titles).toEqual(['First', 'Second']);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.9);
});

test('one program renders one document after the other', async () => {
  open();
  await Promise.all([1, 2, 3].map((number) => renderer.render(aDocument(`${number}`))));
  expect(started).toHaveLength(1);
});

// Only the hang needs a limit, and a generous one: on a busy machine a program takes a second to start.
test.each([
  ['crash', /could not be rendered: its program ended/],
  ['hang', /could not be rendered: it took longer than 5000 ms/],
])('after a %s, the document in hand fails and the next one is rendered by a new program', async (title, problem) => {
  open({ timeLimit: 5000 });
  const [lost, next] = await Promise.allSettled([
    renderer.render(aDocument(title)),
    renderer.render(aDocument('next')),
  ]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(problem) } });
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect(started).toHaveLength(2);
});

test('a document that cannot be rendered fails alone', async () => {
  open();
  await expect(renderer.render(aDocument('fail'))).rejects.toThrow('could not be rendered: no such font');
  await expect(renderer.render(aDocument('next'))).resolves.toHaveLength(1);
  expect(started).toHaveLength(1);
});

test('a program without work ends, and the next document starts another', async () => {
  open({ restAfter: 0 });
  await renderer.render(aDocument('first'));
  const [first] = started;
  if (first?.signalCode === null) await new Promise((resolve) => first.once('exit', resolve));
  await expect(renderer.render(aDocument('next'))).resolves.toHaveLength(1);
  expect(started).toHaveLength(2);
});

test('excess documents are refused, and those before them are rendered', async () => {
  open({ mostAtOnce: 2 });
  const waiting = [renderer.render(aDocument('1')), renderer.render(aDocument('2'))];
  await expect(renderer.render(aDocument('3'))).rejects.toThrow(RendererBusyError);
  await Promise.all(waiting);
  await expect(renderer.render(aDocument('4'))).resolves.toHaveLength(1);
});

test('after closing, nothing is rendered and the document in hand fails', async () => {
  open();
  const [hanging] = await Promise.allSettled([
    renderer.render(aDocument('hang')),
    sleep(200).then(() => renderer.close()),
  ]);
  expect(hanging).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('program ended') } });
  await expect(renderer.render(aDocument('next'))).rejects.toThrow('closed');
});
