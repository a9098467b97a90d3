import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { RecordedQuery } from './api/recorded';

/**
 * What the portal is compared with: a bare server that makes the same queries to the same database and writes their rows
 * as JSON, without authentication, validation or views.
 */
const [file = ''] = process.argv.slice(2);
const recorded: RecordedQuery[][] = JSON.parse(readFileSync(file, 'utf8'));
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

for (const [number, queries] of recorded.entries()) {
  app.get(`/${number}`, async (_request, reply) => {
    const answers: unknown[] = [];
    for (const { text, values } of queries) answers.push((await pool.query(text, values)).rows);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answers));
  });
}

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
