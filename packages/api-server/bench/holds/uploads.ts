import sharp from 'sharp';
import { ownerEmail, STAFF_ACCOUNTS } from '../../src/demo/accounts';
import { MAX_PIXELS } from '../../src/platform/pictures/picture-task';
import type { Running } from '../api/programs';
import { ask, compare, logIn, type Compared } from './client';

const UPLOADS = 16;
const LOGINS = 20;

/** A picture with as many pixels, channels and bits as are accepted, in a file that is small. */
async function largestPicture() {
  const side = Math.floor(Math.sqrt(MAX_PIXELS));
  return sharp({ create: { width: side, height: side, channels: 4, background: '#0b2a5b' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
}

const BOUNDARY = 'dust-over-the-sea';
const multipartOf = (picture: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** Logins of one person while another one uploads the largest pictures, sixteen at once. */
export async function underUploads({ port }: Running): Promise<Compared> {
  const body = multipartOf(await largestPicture());
  const { text } = await logIn(port, ownerEmail('CIAO'), '192.0.2.1');
  const { data } = JSON.parse(text) as { data: { access_token: string } };
  const headers = {
    authorization: `Bearer ${data.access_token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  };
  const burden = async () => {
    const { status } = await ask({ port, path: '/api/files', method: 'POST', headers, body, from: '192.0.2.1' });
    // As a client does that is told to come back later.
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 500));
    return status;
  };
  const visit = () => logIn(port, STAFF_ACCOUNTS.cars.email, '192.0.2.2');
  return compare('login, while one account uploads', { visit, count: LOGINS, burden, clients: UPLOADS });
}
