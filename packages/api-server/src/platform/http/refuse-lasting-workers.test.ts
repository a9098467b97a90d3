import Fastify from 'fastify';
import { refuseLastingWorkers } from './refuse-lasting-workers';

const app = Fastify();
beforeAll(() => {
  refuseLastingWorkers(app);
  app.get('/script.js', async () => 'run()');
});
afterAll(() => app.close());

test.each<[what: string, headers: Record<string, string>, status: number]>([
  ['a service worker', { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' }, 403],
  ['a service worker in a browser that does not say its destination', { 'service-worker': 'script' }, 403],
  ['a shared worker', { 'sec-fetch-dest': 'sharedworker' }, 403],
  ['a worker of one page', { 'sec-fetch-dest': 'worker' }, 200],
  ['a page', { 'sec-fetch-dest': 'script' }, 200],
  ['a program', {}, 200],
])('a script for %s is answered with its status [12.450]', async (_what, headers, status) => {
  expect((await app.inject({ url: '/script.js', headers })).statusCode).toBe(status);
});
