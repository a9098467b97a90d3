import { aPdf } from '../../test/files';
import type { ApiResponse } from '../portal/client';
import type { Ledger } from './ledger';
import type { CrashScenario } from './scenarios';

/** One step of a scenario, under the name that it has in the history. */
export interface Step {
  action: string;
  make: () => Promise<ApiResponse>;
}

export const pathOf = ({ id }: CrashScenario) => `/national-facility/${id}`;

/** What a call of the administrator answers; undefined when nothing could be read. */
export async function load<T>(scenario: CrashScenario, ledger: Ledger, what: string): Promise<T | undefined> {
  const response = await scenario.administrator.get(`${pathOf(scenario)}/${what}`);
  ledger.see(response);
  return response.body.data as T | undefined;
}

/** Uploads a document as the owner; undefined when nothing was heard of it. */
export async function upload({ owner, ownerId }: CrashScenario, ledger: Ledger): Promise<string | undefined> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPdf(20_000))]), 'document.pdf');
  const response = await owner.post('/files', form);
  return ledger.note(ownerId, 'file.upload', response) ? (response.body.data as string) : undefined;
}
