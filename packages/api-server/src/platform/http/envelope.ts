import { CATALOGUE, type Action, type CatalogueName, type Failure, type Load } from '@portal/domain';
import type { AppError } from '../errors/app-error';

/** A load carries no message: otherwise every opened page would raise a toast. */
export const load = <T>(data: T): Load<T> => ({ data });

/** An action reports its success. */
export function action<T>(name: CatalogueName, data: T, sentence?: string): Action<T> {
  const { code } = CATALOGUE[name];
  const message = sentence ?? CATALOGUE[name].message;
  return { code, msg: message, message, data };
}

/** A refusal, in words and with its fields. */
export function failure({ code, message, errors, data }: AppError): Failure {
  return { code, msg: message, message, ...(errors && { errors }), ...(data !== undefined && { data }) };
}
