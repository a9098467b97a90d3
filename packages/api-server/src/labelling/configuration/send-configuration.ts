import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../platform/files/file-name';
import type { Approved } from './read-configuration.service';

/** Sends a configuration as a JSON file to be saved: indented, because people open it too. */
export const sendConfiguration = (reply: FastifyReply, { configuration, on }: Approved) =>
  reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${configuration.facility}_configuration_${on}.json`),
      'access-control-expose-headers': 'Content-Disposition',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(`${JSON.stringify(configuration, null, 2)}\n`);
