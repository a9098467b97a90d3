import { aPdf } from '../../test/files';
import type { ApiResponse } from '../portal/client';
import type { Ledger } from './ledger';
import type { CrashScenario } from './scenarios';

/** One step of a scenario, under its name in the history. */
export interface Step {
  action: string;
  make: () => Promise<ApiResponse>;
}

export const pathOf = ({ id }: CrashScenario) => `/national-facility/${id}`;

/** The data of a call by the administrator; undefined if nothing could be read. */
export async function load<T>(scenario: CrashScenario, ledger: Ledger, what: string): Promise<T | undefined> {
  const response = await scenario.administrator.get(`${pathOf(scenario)}/${what}`);
  ledger.see(response);
  return response.body.data as T | undefined;
}

/** Uploads a document as the owner; undefined if there was no response. */
export async function upload({ owner, ownerId }: CrashScenario, ledger: Ledger): Promise<string | undefined> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPdf(20_000))]), 'document.pdf');
  const response = await owner.post('/files', form);
  return ledger.note(ownerId, 'file.upload', response) ? (response.body.data as string) : undefined;
}
