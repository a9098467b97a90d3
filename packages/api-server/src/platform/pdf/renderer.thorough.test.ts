import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readPdf } from '../../../test/pdf';
import type { PdfDocument } from './document';
import { openRenderer, RendererBusyError, type Renderer } from './renderer';

const aDocument = (title: string): PdfDocument => ({
  title,
  runningHead: '',
  footer: '',
  author: '',
  createdAt: new Date(0),
  blocks: [{ kind: 'title', text: title, subtitle: '' }],
});

/** A thread that does what the title says: crash, hang, fail, or answer with one byte. */
const obedient = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ title }) => {
       if (title === 'crash') process.exit(1);
       if (title === 'throw') throw new Error('no memory left');
       if (title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       if (title === 'fail') return parentPort.postMessage({ problem: 'no such font' });
       parentPort.postMessage({ bytes: new Uint8Array([1]) });
     });`,
    { eval: true },
  );

let renderer: Renderer;
let started = 0;
const open = (settings = {}) => {
  started = 0;
  const openWorker = () => {
    started += 1;
    return obedient();
  };
  renderer = openRenderer({ openWorker, ...settings });
};

afterEach(() => renderer.close());

test('documents are rendered in one thread, off the event loop', async () => {
  renderer = openRenderer();
  const before = performance.eventLoopUtilization();
  const both = await Promise.all([renderer.render(aDocument('First')), renderer.render(aDocument('Second'))]);
  const titles = await Promise.all(both.map(async (bytes) => (await readPdf(bytes)).title));
  expect(titles).toEqual(['First', 'Second']);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.9);
});

test('one thread renders one document after the other', async () => {
  open();
  await Promise.all([1, 2, 3].map((number) => renderer.render(aDocument(`${number}`))));
  expect(started).toBe(1);
});

// Only the hang needs a limit, and a generous one: on a busy machine a thread takes a second to start.
test.each([
  ['crash', /could not be rendered: its thread ended/],
  ['throw', /could not be rendered: no memory left/],
  ['hang', /could not be rendered: it took longer than 5000 ms/],
])('after a %s, the document in hand fails and the next one is rendered by a new thread', async (title, problem) => {
  // Long enough for a new thread on a busy machine.
  open({ timeLimit: 5000 });
  const [lost, next] = await Promise.allSettled([
    renderer.render(aDocument(title)),
    renderer.render(aDocument('next')),
  ]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(problem) } });
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect(started).toBe(2);
});

test('a document that cannot be rendered fails alone', async () => {
  open();
  await expect(renderer.render(aDocument('fail'))).rejects.toThrow('could not be rendered: no such font');
  await expect(renderer.render(aDocument('next'))).resolves.toHaveLength(1);
  expect(started).toBe(1);
});

test('a thread that ends between two documents is replaced', async () => {
  let worker: Worker | undefined;
  renderer = openRenderer({ openWorker: () => (worker = obedient()) });
  await renderer.render(aDocument('first'));
  await worker?.terminate();
  await expect(renderer.render(aDocument('next'))).resolves.toHaveLength(1);
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
  expect(hanging).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('thread ended') } });
  await expect(renderer.render(aDocument('next'))).rejects.toThrow('closed');
});
