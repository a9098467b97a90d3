import { get } from '../request/call';
import { addressOf } from '../request/send';

/** URL of a picture. */
export const pictureUrl = (fileId: string) => addressOf(get('/files/:fileId', { fileId }));
