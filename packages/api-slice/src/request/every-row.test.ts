import { everyRow } from './every-row';
import { get } from './call';

const PATH = get('/support/slots');
const rowsOf = ({ slots }: Record<string, number[] | undefined>) => slots;

test('a list is read page by page until all its rows are there', async () => {
  const asked: string[] = [];
  const rows = Array.from({ length: 230 }, (_row, index) => index);
  const found = await everyRow<number>(
    (path) => {
      asked.push(path);
      const start = Number(new URLSearchParams(path.split('?')[1]).get('start') ?? 0);
      return { data: { slots: rows.slice(start, start + 100), total_count: rows.length } };
    },
    PATH,
    rowsOf,
  );
  expect(found).toEqual({ data: rows });
  expect(asked).toHaveLength(3);
});

test('it ends with the first error, and with an empty page', async () => {
  const error = { status: 503, message: 'Please try again.' };
  expect(await everyRow<number>(() => ({ error }), PATH, rowsOf)).toEqual({ error });
  const short = await everyRow<number>(() => ({ data: { slots: [], total_count: 5 } }), PATH, rowsOf);
  expect(short).toEqual({ data: [] });
});
