import { changeQueue, toSend } from './queue';
import type { Progress, QueuedFile } from './queue';

function aFile(name: string, bytes = 1): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
const queued = (key: number, progress: Progress): QueuedFile => ({ key, file: aFile(`${key}.pdf`), progress });
const MEGABYTE = 1024 * 1024;

test.each<[why: string, file: File, progress: Progress['is']]>([
  ['a document', aFile('plan.pdf', 25 * MEGABYTE), 'waiting'],
  ['a picture of the maximum size', aFile('site.PNG', 10 * MEGABYTE), 'waiting'],
  ['a picture above the maximum size', aFile('site.jpg', 10 * MEGABYTE + 1), 'refused'],
])('%s', (_why, file, is) => {
  expect(changeQueue([], { add: [file] })[0]?.progress.is).toBe(is);
});

test('the refusal of a picture gives the maximum size', () => {
  const [item] = changeQueue([], { add: [aFile('site.jpg', 11 * MEGABYTE)] });
  expect(item?.progress).toEqual({ is: 'refused', problem: 'The picture is too large: at most 10 MB.' });
});

test('choosing more files drops completed ones and keeps keys unique', () => {
  const queue = [queued(1, { is: 'done' }), queued(2, { is: 'failed', problem: 'No.' })];
  const next = changeQueue(queue, { add: [aFile('a.pdf'), aFile('b.pdf')] });
  expect(next.map(({ key }) => key)).toEqual([2, 3, 4]);
});

test('changing one file leaves the others unchanged', () => {
  const queue = [queued(1, { is: 'waiting' }), queued(2, { is: 'waiting' })];
  const next = changeQueue(queue, { key: 2, what: { progress: { is: 'done' }, fileId: 'x' } });
  expect(next[0]).toBe(queue[0]);
  expect(next[1]).toMatchObject({ key: 2, fileId: 'x', progress: { is: 'done' } });
  expect(changeQueue(queue, { remove: 1 })).toEqual([queue[1]]);
});

test('failed files are sent again, refused files are not', () => {
  const queue = [
    queued(1, { is: 'waiting' }),
    queued(2, { is: 'failed', problem: 'No.' }),
    queued(3, { is: 'refused', problem: 'No.' }),
    queued(4, { is: 'done' }),
    queued(5, { is: 'sending', fraction: 0.5 }),
  ];
  expect(toSend(queue).map(({ key }) => key)).toEqual([1, 2]);
});
