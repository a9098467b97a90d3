import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code';

const TEXT = 'otpauth://totp/Portal:ada@site.example?secret=JBSWY3DPEHPK3PXP&issuer=Portal';

test('its squares are the dark modules, with the white border that readers need [12.326]', () => {
  render(<QrCode text={TEXT} label="QR code of the key" />);
  const picture = screen.getByRole('img', { name: 'QR code of the key' });
  const { data, size } = encode(TEXT, { border: 0 });
  const drawn = picture.querySelector('path')?.getAttribute('d') ?? '';
  const squares = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(squares).toEqual(dark);
  expect(squares.length).toBeGreaterThan(size);
  expect(picture).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
});
