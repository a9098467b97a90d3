import { encode } from 'uqr';
import { qrScene } from './qr-code';

const ADDRESS = 'https://portal.example/verify/ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ';

test('its squares are the dark modules, with the white border that readers need [12.540]', () => {
  const scene = qrScene(ADDRESS, 'Certificate', ['Certificate']);
  const [area] = scene.marks;
  const drawn = area?.kind === 'area' ? area.d : '';
  const { data, size } = encode(ADDRESS, { border: 4, ecc: 'Q' });
  const module = scene.height / size;
  const squares = [...drawn.matchAll(/M([\d.]+),([\d.]+)h/g)].map(([, x, y]) =>
    [x, y].map((value) => Math.round(Number(value) / module)).join(),
  );
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(squares).toEqual(dark);
  expect(dark.filter((place) => place.split(',').some((value) => Number(value) < 4))).toEqual([]);
  expect(scene.description).toContain(ADDRESS);
});
