import type { CallState } from '@portal/domain';
import { ACTORS, type ActorName } from './actors';
import type { FixtureFacility } from './facilities';
import type { Fixture } from './fixture';

/** One way to make a call. */
export interface Request {
  /** The difference from the others, in words; empty for the only one. */
  name: string;
  /** Parts of the call that are affected. */
  parts?: readonly string[];
  body?: object;
  /** Values of the parameters in the path that differ from those of the facility. */
  ids?: Record<string, string>;
  /** Facts besides the state of the facility. */
  facts?: CallState;
  /** The requested record belongs to no facility. */
  isGeneral?: boolean;
  /** Sent instead of the token of a session. */
  bearer?: string;
  /** Its values are refused, with the right to make the call or without. */
  isIncomplete?: boolean;
}

/** The actor of a request, and its facility. */
export interface ApiRequest {
  fixture: Fixture;
  facility: FixtureFacility;
  actor: ActorName;
}

/** The only way in which a call is made. */
export const one = (body: object): Request[] => [{ name: '', body }];

/** A body without fields, for calls whose valid values would be expensive. */
export const incomplete: Request[] = [{ name: '', body: {}, isIncomplete: true }];

/** A change of fields with rights of their own. */
export const part = (name: string, body: object): Request => ({ name, parts: [name], body });

/** The actor's own upload, or the owner's for actors who have none. */
export const uploadOf = ({ fixture, actor }: ApiRequest) => fixture.uploads[ACTORS[actor].who ?? 'owner'];
