import type { Component } from '../acceptance/components';
import type { FieldError } from '../envelope/envelope';
import { CATALOGUE, HTTP_TEXTS } from '../errors/catalogue';
import type { CallState } from './call-state';
import type { Permission } from './permissions';

export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409;
  code: number;
  message: string;
  errors?: FieldError[];
}

/** The visible data: all, all except what the owner may not see yet, or public data only. */
export type View = 'full' | 'owner' | 'public';

export interface Rule {
  /** The rule in words, for the documentation. */
  doc: string;
  allows: (state: CallState) => boolean;
  refusal: Refusal;
  /** A more specific refusal if only a field of the request is missing. */
  refusalIn?: (state: CallState) => Refusal | undefined;
  /** Restricts the rule to the reviewer of this component; other users receive 403. */
  component?: Component;
  /** Restricts the rule to holders of this permission; other users receive 403. */
  permission?: Permission;
  view?: View;
  /** The view if the rule does not apply, instead of a refusal. */
  otherwise?: View;
}

export const { code: notSaved } = CATALOGUE.notSaved;
export const HIDDEN: Refusal = { status: 404, code: CATALOGUE.notLoaded.code, message: HTTP_TEXTS[404] ?? '' };
export const FORBIDDEN: Refusal = { status: 403, ...CATALOGUE.permissionDenied };
export const LOCKED: Refusal = { status: 409, ...CATALOGUE.notEditable };
/** A refusal by the state, in a sentence. */
export const conflict = (message: string): Refusal => ({ status: 409, code: notSaved, message });
