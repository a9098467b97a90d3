import swagger from '@fastify/swagger';
import { PRODUCT_TITLE } from '@portal/domain';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import { isSchema } from 'yup';
import type { App } from '../process/app-types';
import { FILE_FIELD } from '../files/refusals';
import { NO_FIELDS } from './params';
import { docsPage, DOCS_POLICY, type ApiDocument } from './docs-page';

const PARTS = ['params', 'querystring', 'body'] as const;

const TEXT = { type: 'string' };
const CODE = { type: 'integer', description: 'Below 1000: success.' };
const MESSAGES = { code: CODE, msg: TEXT, message: TEXT };
const FIELD = { type: 'object', properties: { path: TEXT, message: TEXT } };

const FAILURE = {
  description: 'A refusal: the reason, and for invalid values the fields concerned.',
  type: 'object',
  properties: { ...MESSAGES, errors: { type: 'array', items: FIELD } },
};

const BINARY = { type: 'string', format: 'binary' };

/** The bodies of calls that take a file, or files under descriptive names. */
const UPLOADS = {
  file: { type: 'object', required: [FILE_FIELD], properties: { [FILE_FIELD]: BINARY } },
  files: { type: 'object', additionalProperties: BINARY },
};

/** The response of a call: loads have data alone, actions a message; a file is sent unchanged. */
function answers(isLoad: boolean, { description, produces }: Record<string, unknown>) {
  const envelope = { description, type: 'object', properties: { ...(isLoad ? {} : MESSAGES), data: {} } };
  const file = { description, content: { [String(produces)]: { schema: BINARY } } };
  return { 200: produces ? file : envelope, '4xx': FAILURE };
}

/** The declaration of a call for the documentation: yup schemas as JSON Schema, and the envelope of the response. */
function documented(schema: Record<string, unknown>, isLoad: boolean) {
  const { produces: _produces, takes, body, ...rest } = schema;
  const converted: Record<string, unknown> = {
    ...rest,
    ...(body !== NO_FIELDS && { body }),
    response: answers(isLoad, schema),
  };
  if (takes) converted.body = UPLOADS[takes as keyof typeof UPLOADS];
  for (const part of PARTS) {
    // An empty default would be shown as the example, instead of one with all fields.
    if (isSchema(converted[part])) converted[part] = { ...convertSchema(converted[part] as never), default: undefined };
  }
  return converted;
}

/** Serves the OpenAPI document, which is made from the declarations, and a readable form of it under `/docs`. */
export async function openApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: PRODUCT_TITLE,
        description:
          'Reads answer { data }; actions answer { code, msg, message, data }; a failure adds errors by field.',
        version: '1.0.0',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    stripBasePath: false,
    transform: ({ schema, url, route }) => ({
      schema: documented((schema ?? {}) as Record<string, unknown>, route.method === 'GET') as never,
      url: url.replace(/^\/api/, ''),
    }),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger() as ApiDocument)),
  );
}
