import type { CAPABILITIES, Capability, CatalogueName, TokenCapability, View } from '@portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnySchema } from 'yup';
import type { AccessFacts, Actor, Context } from '../process/app-types';
import type { Parsed } from './validation';

/** Method and path below `/api`. */
type CallName = `${'GET' | 'POST' | 'DELETE'} /${string}`;

/** If the capability is refused to anonymous callers and API tokens, the handler always has an actor. */
type ActorOf<C extends Capability> = C extends TokenCapability
  ? Actor | null
  : (typeof CAPABILITIES)[C] extends { An: 401 }
    ? Actor
    : Actor | null;

/** The input of a handler: the request after guard and validation. */
export interface Input<C extends Capability, P, Q, B, A, X = Context> {
  context: X;
  actor: ActorOf<C>;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The object of the call, as found for the guard. */
  about: A;
  /** The part of the response that this caller may see. */
  view: View;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Definition<C extends Capability, P, Q, B, A, X> {
  /** The required capability. */
  capability: C;
  /** One line for the API's documentation. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The body is a multipart form with a file, or with files under descriptive names; the handler receives it. */
  takes?: 'file' | 'files';
  /** The handler itself sends the bytes of a file, without the envelope; or it returns the kept text of a load. */
  gives?: 'file' | 'kept';
  /** The response's `data` in words, for the documentation. */
  answers: string;
  /** The message of a successful action; a load has none. */
  says?: CatalogueName;
  /** A specific message, if the one of the catalogue is not precise enough; it may depend on the result. */
  sentence?: string | ((done: { context: X; data: never }) => string);
  /** The error name of an unexpected failure; by default "not loaded" for loads and "not saved" for actions. */
  fails?: CatalogueName;
  /**
   * The call may send messages to others, and is counted by the hour and account, also if it had none to send. Some
   * count by themselves.
   */
  writesToOthers?: true;
  /** The stage of labelling that the call belongs to; an installation that does not use it answers 404. */
  stage?: '1b' | '1c' | '2';
  /** Finds the object of the call for the guard; undefined is a 404. The body has not been validated yet. */
  about?: (asked: {
    context: X;
    actor: Actor | null;
    params: Parsed<P>;
    body: unknown;
    /** A token that the caller holds besides an account, or that of the caller's own session. */
    token: string | undefined;
  }) => Promise<A | undefined>;
  handle: (input: Input<C, P, Q, B, A, X>) => Promise<unknown>;
}

/** If holders of another token have the capability, the call states which tokens, and verifies them itself. */
type OwnToken<C extends Capability> = (typeof CAPABILITIES)[C] extends { An: 'withDeployToken' }
  ? { isOwnToken: (token: string) => boolean }
  : { isOwnToken?: never };

/** A declared call, as the app registers it. */
export interface DeclaredCall<X = Context, N extends CallName = CallName> extends Definition<
  Capability,
  AnySchema | undefined,
  AnySchema | undefined,
  AnySchema | undefined,
  AccessFacts,
  X
> {
  call: N;
  isOwnToken?: (token: string) => boolean;
}

/** Declares calls of a wing that extends the context. */
export const callsWith =
  <X extends Context>() =>
  <
    const N extends CallName,
    C extends Capability,
    P extends AnySchema | undefined = undefined,
    Q extends AnySchema | undefined = undefined,
    B extends AnySchema | undefined = undefined,
    A extends AccessFacts = AccessFacts,
  >(
    name: N,
    definition: Definition<C, P, Q, B, A, X> & OwnToken<C>,
  ): DeclaredCall<X, N> => ({ ...(definition as unknown as DeclaredCall<X>), call: name });

/**
 * Declares one call of the API: its name is its method and path, and without a capability it does not compile.
 * Validation and documentation derive from the declaration.
 */
export const call = callsWith<Context>();
