import { fieldErrors, serverMessage, statusOf } from '@portal/api-slice';
import { CATALOGUE } from '@portal/domain';
import { MESSAGES } from '../messages';

/** Why a save failed: messages by field, or one for the whole. */
export interface SaveFailure {
  ok: false;
  errors: Record<string, string> | null;
  message: string | null;
}

const { saving } = MESSAGES;
const CONFLICT = 409;
const WITHOUT_ANSWER = 0;

/** What a failed save says to the person. What was typed stays in any case. */
export function saveFailure(error: unknown): SaveFailure {
  const errors = fieldErrors(error);
  const own = statusOf(error) === WITHOUT_ANSWER ? saving.lost : saving.failed;
  return { ok: false, errors, message: errors ? null : (serverMessage(error) ?? own) };
}

/** The record as somebody else saved it meanwhile; `null` where a save failed for another reason. */
export function recordInTheWay(error: unknown): { version: number } | null {
  if (statusOf(error) !== CONFLICT || typeof error !== 'object' || error === null) return null;
  const { code, data } = error as { code?: number; data?: unknown };
  if (code === CATALOGUE.notEditable.code) return null;
  return typeof data === 'object' && data !== null && 'version' in data ? (data as { version: number }) : null;
}
