import { CAPABILITIES, type AccessRule } from '@portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggable } from '../../platform/db/loggable';
import type { Actor, App, Context } from '../../platform/process/app-types';
import type { DeclaredCall } from '../../platform/http/call';
import { bearerToken } from '../accounts/bearer-token';
import { countCall, findMachine } from '../api-tokens/bearer-of-api-token';
import { authenticate } from './authenticate';
import { action, load } from '../../platform/http/envelope';
import { guard, guardMachine } from './guard';
import { sendKeptText, type KeptText } from '../../platform/http/kept-text';
import { countMessage, refuseMessage } from '../../platform/limits/limits';
import { NO_FIELDS } from '../../platform/http/params';
import { compileYup, parse, refuseNull } from '../../platform/http/validation';
import { toAppError } from '../../platform/http/error-handler';
import { AppError, notFound } from '../../platform/errors/app-error';

type Method = 'GET' | 'POST' | 'DELETE';

/** The refusal for anonymous callers of capabilities that require the token of a session or of a team. */
const NEEDS_TOKEN: readonly AccessRule[] = [401, 'withDeployToken'];

/** An action without fields refuses any that are sent: "saved" would be untrue of an ignored value. */
function bodyOf({ call, body, takes }: DeclaredCall<never>) {
  if (body) return { body };
  return takes || call.startsWith('GET ') ? {} : { body: NO_FIELDS };
}

/** The schemas of a call under the names of the framework, for validation and documentation. */
function schemasOf(declared: DeclaredCall<never>, url: string, isUsed: boolean) {
  const { capability, summary, answers, params, query, takes, gives } = declared;
  const tags = [url.split('/')[1] ?? ''];
  return {
    summary,
    description: answers,
    tags,
    // The documentation lists what the installation answers.
    ...(!isUsed && { hide: true }),
    ...(NEEDS_TOKEN.includes(CAPABILITIES[capability].An) && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...bodyOf(declared),
    ...(takes && { takes, consumes: ['multipart/form-data'] }),
    ...(gives === 'file' && { produces: ['application/octet-stream'] }),
  };
}

/**
 * The parameters, validated early: a malformed id names no record, which is a 404 before any right is checked. The
 * request keeps what the schema made of them, so that they are validated once.
 */
function finder<X extends Context>(context: X, { about, params: schema }: DeclaredCall<X>, request: FastifyRequest) {
  if (!about) return undefined;
  const { actor, body } = request;
  const token = bearerToken(request);
  return async () => {
    const params = schema && parse('params', schema, request.params);
    if (schema) request.params = params;
    return about({ context, actor, params, body, token });
  };
}

/** Unexpected failures get the error name that the call declares; expected ones are passed on unchanged. */
function named(error: Error, { fails }: Pick<DeclaredCall, 'fails'>, isLoad: boolean) {
  const refusal = toAppError(error);
  if (refusal === error || refusal.status !== 500) return refusal;
  return new AppError(fails ?? (isLoad ? 'notLoaded' : 'notSaved'), 500, { cause: error });
}

/** The response to a successful action, with its message. */
function reported<X extends Context>(context: X, { says = 'successful', sentence }: DeclaredCall<X>, data: unknown) {
  return action(says, data, typeof sentence === 'function' ? sentence({ context, data: data as never }) : sentence);
}

/** The same for every caller, and asked for each time: an answer that is unchanged stays small. */
const sendKept = (request: FastifyRequest, reply: FastifyReply, text: KeptText) =>
  sendKeptText(request, reply, {
    text,
    'cache-control': 'public, no-cache',
    'content-type': 'application/json; charset=utf-8',
  });

/** What was done is answered as done, also if it cannot be counted. */
const countDone = (context: Context, writer: Actor) =>
  countMessage(context, writer).catch((error: Error) =>
    context.log.error(loggable(error), 'a call that may have sent messages to others was not counted'),
  );

/** Registers one declared call: caller, object, right and values are checked, then the handler runs. */
export function registerCall<X extends Context>(app: App, context: X, declared: DeclaredCall<X>) {
  const [method, url] = declared.call.split(' ') as [Method, string];
  const isLoad = method === 'GET';
  const isUsed = declared.stage === undefined || context.settings.stages !== '1a';
  app.route({
    method,
    url,
    schema: schemasOf(declared, url, isUsed),
    validatorCompiler: compileYup(declared.fails, declared.about ? ['params'] : []),
    // Before the body is read, so that an unauthenticated request costs only a token check.
    onRequest: async (request) => {
      if (!isUsed) throw notFound();
      request.machine = await findMachine(context, bearerToken(request));
      if (request.machine) return countCall(context, request.machine, { capability: declared.capability, isLoad });
      request.actor = await authenticate(context, request, declared);
    },
    // Before the values are validated: a caller without the right does not learn which fields there are.
    preValidation: async (request) => {
      const find = finder(context, declared, request);
      const question = {
        context,
        capability: declared.capability,
        find: find && (async () => (request.about = await find())),
      };
      const { actor, machine } = request;
      request.view = machine ? await guardMachine(machine, question) : await guard({ ...question, actor });
      refuseNull(request.body, declared.fails);
    },
    handler: async (request, reply) => {
      const { actor, about = {}, view, params, query, body } = request;
      const input = { context, actor, about, view, params, query, body, request, reply };
      try {
        const writer = declared.writesToOthers ? actor : null;
        if (writer) await refuseMessage(context, writer);
        const data = await declared.handle(input as Parameters<DeclaredCall<X>['handle']>[0]);
        if (writer) await countDone(context, writer);
        if (reply.sent || declared.gives === 'file') return reply;
        if (declared.gives === 'kept') return await sendKept(request, reply, data as KeptText);
        return isLoad ? load(data ?? null) : reported(context, declared, data ?? null);
      } catch (error) {
        throw named(error as Error, declared, isLoad);
      }
    },
  });
}
