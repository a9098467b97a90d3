import { relationsOf, CAPABILITIES, may, mayByToken, type Capability, type Refusal, type View } from '@portal/domain';
import type { AccessFacts, Actor, Context, Machine } from '../../platform/process/app-types';
import { AppError, orNotFound } from '../../platform/errors/app-error';

interface Question {
  context: Context;
  actor: Actor | null;
  capability: Capability;
  /** Finds the object of the call; undefined if the call has none. */
  find?: (() => Promise<AccessFacts | undefined>) | undefined;
}

const refuse = ({ code, message, status, errors }: Refusal, data?: unknown) =>
  AppError.of(code, message, status, { ...(errors && { errors }), data });

/**
 * Asks the table of capabilities whether this caller may do this now, and how much is shown. An anonymous caller is
 * refused before anything is looked up; a missing object is a 404 for everyone else.
 */
export async function guard({ context, actor, capability, find }: Question): Promise<View> {
  const stranger = may(capability, relationsOf(actor));
  if (!actor && !stranger.allowed && CAPABILITIES[capability].An === 401) throw refuse(stranger);
  const facts = orNotFound(find ? await find() : {});
  const decision = may(capability, relationsOf(actor, facts.people), facts.state, (facts.parts ?? []) as never[]);
  if (decision.allowed) return decision.view;
  context.log.info({ capability, actor: actor?.id, status: decision.status }, 'refused');
  throw refuse(decision, decision.status === 409 ? await facts.present?.() : undefined);
}

/** The same for an API token: a call outside its scopes is refused before anything is looked up. */
export async function guardMachine(
  machine: Machine,
  { context, capability, find }: Omit<Question, 'actor'>,
): Promise<View> {
  const { scopes, tokenId, name } = machine;
  const scope = mayByToken(scopes, capability);
  const isOutside = !scope.allowed && scope.status === 403;
  const facts = isOutside || !find ? {} : orNotFound(await find());
  const decision = isOutside ? scope : mayByToken(scopes, capability, facts.state);
  if (decision.allowed) return decision.view;
  context.log.info({ capability, apiToken: tokenId, apiTokenName: name, status: decision.status }, 'refused');
  throw refuse(decision);
}
