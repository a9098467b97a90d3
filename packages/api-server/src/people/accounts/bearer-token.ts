import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer …` header; undefined without one. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
