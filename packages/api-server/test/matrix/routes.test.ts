import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { CAPABILITIES } from '@portal/domain';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { CALLS } from '../../src/app/calls';
import { appOn } from '../app';
import { testPortal } from '../portal';

const portal = testPortal();

/** Public routes without personal data: pages and their files, health, the API's own documents. */
const OUTSIDE = [
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /favicon.ico',
  'GET /favicon.svg',
  'GET /healthz',
  'GET /kit',
  'GET /kit/:file',
  'GET /preview.css',
  'GET /readyz',
  'GET /releases/:name/:hash/*',
  'GET /robots.txt',
  'GET /sitemap.xml',
];

/** Every route of a server with the real setup, as the framework registers it. */
async function registered(): Promise<string[]> {
  const routes: string[] = [];
  const note = ({ method, url }: RouteOptions) => {
    routes.push(...[method].flat().map((each) => `${each.toUpperCase()} ${url}`));
  };
  const watch = (message: unknown) => (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', note);
  subscribe('fastify.initialization', watch);
  try {
    const app = await appOn(portal.context);
    await app.close();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return routes;
}

/** The framework adds HEAD to every GET, with the same rights. */
const isHeadOf = (route: string, all: readonly string[]) =>
  route.startsWith('HEAD ') && all.includes(route.replace('HEAD', 'GET'));

const declared = CALLS.map(({ call }) => call.replace(' ', ' /api'));

test('every route is a declared call, or an intentional exception [7.1.4]', async () => {
  const all = await registered();
  const routes = all.filter((route) => !isHeadOf(route, all));
  expect(routes.toSorted()).toEqual([...declared, ...OUTSIDE].toSorted());
});

test('no call is declared twice, and every capability belongs to a call [7.1.4]', () => {
  expect(new Set(declared).size).toBe(CALLS.length);
  const named = new Set<string>(CALLS.map(({ capability }) => capability));
  expect([...named].toSorted()).toEqual(Object.keys(CAPABILITIES).toSorted());
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('an undeclared %s has no effect', async (method) => {
  const { statusCode } = await portal.inject({ method, url: '/api/user/profile' });
  expect(statusCode).toBe(404);
});
