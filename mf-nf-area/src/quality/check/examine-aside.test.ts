import { aConfiguration, aTest } from '../../../test/a-test-book';
import { aTelecoverName, aTelecoverText } from '../../../test/atlas-file';
import { examineAside } from './examine-aside';
import { openWorker } from './open-worker';

jest.mock('./open-worker', () => ({ openWorker: jest.fn(() => null) }));

const COMPARED = { test: aTest(), configuration: aConfiguration(), today: '2026-06-15' };
const file = new File([aTelecoverText()], aTelecoverName());
// jsdom reads no files.
Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(aTelecoverText()).buffer });

/** A worker that answers each message as told, later. */
class FakeWorker extends EventTarget {
  isEnded = false;

  constructor(private readonly answerTo: (asked: { number: number }) => Event) {
    super();
  }

  postMessage(asked: { number: number }) {
    queueMicrotask(() => this.dispatchEvent(this.answerTo(asked)));
  }

  terminate() {
    this.isEnded = true;
  }
}

const through = (answerTo: (asked: { number: number }) => Event) => {
  const worker = new FakeWorker(answerTo);
  jest.mocked(openWorker).mockReturnValueOnce(worker as unknown as Worker);
  return worker;
};

test('a worker examines files, and ends when it is no longer needed', async () => {
  const found = { sha256: 'of the worker', finding: null };
  const worker = through(({ number }) => new MessageEvent('message', { data: { number, found } }));
  const { examine, end } = examineAside();
  expect(await examine(file, COMPARED)).toEqual(found);
  end();
  expect(worker.isEnded).toBe(true);
});

test('a file that cannot be read is refused', async () => {
  through(({ number }) => new MessageEvent('message', { data: { number, found: null } }));
  await expect(examineAside().examine(file, COMPARED)).rejects.toThrow('The file cannot be read.');
});

test.each([
  ['there are no workers', () => null],
  ['the policy of the portal refuses one', () => through(() => new Event('error'))],
])('where %s, files are examined on the page', async (_where, prepare) => {
  prepare();
  const { finding } = await examineAside().examine(file, COMPARED);
  expect(finding.channel).toBe('0532xppx');
});
