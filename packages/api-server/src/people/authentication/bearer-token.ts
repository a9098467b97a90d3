import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer …` header, or nothing. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
