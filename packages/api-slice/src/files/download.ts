import { BYTE_ORDER_MARK, csvRow } from '@portal/domain';
import type { CsvValue } from '@portal/domain';
import type { ApiError } from '../request/api-error';
import { REFERENCE_HEADER } from '../request/api-error';
import { API_BASE, headersFor, open } from '../request/send';
import { fileNameOf } from './file-name';

/** A downloaded file, or the reason why it failed. */
export type Downloaded = { file: Blob; name: string; error?: undefined } | { error: ApiError };

const failureOf = async (response: Response): Promise<ApiError> =>
  open(response.status, await response.text(), response.headers.get(REFERENCE_HEADER)).error ?? { status: 0 };

/** Downloads a file with a token; one that is made of a body is asked for with that. Never rejects. */
export async function download(path: string, token: string | null, body?: object): Promise<Downloaded> {
  const headers = { ...headersFor(token), accept: '*/*' };
  const asked = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(API_BASE + path, {
      headers: asked ? { ...headers, 'content-type': 'application/json' } : headers,
      ...asked,
    });
    if (!response.ok) return { error: await failureOf(response) };
    return { file: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) };
  } catch {
    return { error: { status: 0 } };
  }
}

/** Some browsers read an object URL only after the click has been handled, busy ones well after it. */
const READ_BY_THEN_MS = 60_000;

/** Saves rows as a CSV file, which spreadsheets recognize as UTF-8. */
export const saveCsv = (rows: readonly (readonly CsvValue[])[], name: string): void =>
  save(new Blob([BYTE_ORDER_MARK, ...rows.map(csvRow)], { type: 'text/csv;charset=utf-8' }), name);

/** Saves a file through the browser's download. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  // A busy browser forgets the click of a link that stands nowhere.
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(url);
  }, READ_BY_THEN_MS);
}
