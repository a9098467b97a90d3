import { relationsOf, CAPABILITIES, may, type Capability, type Refusal, type View } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { AccessFacts } from '../../platform/process/app-types';
import { AppError, orNotFound } from '../../platform/errors/app-error';

interface Question {
  context: Context;
  actor: Actor | null;
  capability: Capability;
  /** Finds the object of the call; undefined if the call has none. */
  find?: (() => Promise<AccessFacts | undefined>) | undefined;
}

const refuse = ({ code, message, status, errors }: Refusal) => AppError.of(code, message, status, errors);

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
  throw refuse(decision);
}
