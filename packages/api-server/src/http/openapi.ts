import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import { isSchema } from 'yup';
import type { App } from '../app-types';

const PARTS = ['params', 'querystring', 'body'] as const;

/** The yup schemas of a route as JSON Schema; everything else of the route's documentation stays as it is. */
function documented(schema: Record<string, unknown>) {
  const converted = { ...schema };
  for (const part of PARTS) {
    if (isSchema(schema[part])) converted[part] = convertSchema(schema[part] as never);
  }
  return converted;
}

/** Serves the OpenAPI document, made from the declarations, and a readable form of it under `/docs`. */
export async function openApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aerosol remote-sensing labelling portal',
        description:
          'Loads answer `{ data }`; actions answer `{ code, msg, message, data }`; a failure adds `errors` by field.',
        version: '1.0.0',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    stripBasePath: false,
    transform: ({ schema, url }) => ({
      schema: documented((schema ?? {}) as Record<string, unknown>) as never,
      url: url.replace(/^\/api/, ''),
    }),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, indexPrefix: '/api' });
}
