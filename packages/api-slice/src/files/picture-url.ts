import { get } from '../request/call';
import { addressOf } from '../request/send';

export const pictureUrl = (fileId: string) => addressOf(get('/files/:fileId', { fileId }));
