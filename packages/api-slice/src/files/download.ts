import { BYTE_ORDER_MARK, csvRow } from '@portal/domain';
import type { CsvValue } from '@portal/domain';
import type { ApiError } from '../request/api-error';
import { REFERENCE_HEADER } from '../request/api-error';
import type { Call } from '../request/call';
import { addressOf, headersFor, open } from '../request/send';
import { fileNameOf } from './file-name';

/** A downloaded file, or the error. */
export type Downloaded = { file: Blob; name: string; error?: undefined } | { error: ApiError };

const failureOf = async (response: Response): Promise<ApiError> =>
  open(response.status, await response.text(), response.headers.get(REFERENCE_HEADER)).error ?? { status: 0 };

/** Downloads the file that a call returns, authorised by a token. Never rejects. */
export async function download(call: Call, token: string | null): Promise<Downloaded> {
  const headers = { ...headersFor(token), accept: '*/*' };
  const sent = typeof call === 'object' && { method: call.method, body: JSON.stringify(call.body) };
  try {
    const response = await fetch(addressOf(call), {
      headers: sent ? { ...headers, 'content-type': 'application/json' } : headers,
      ...sent,
    });
    if (!response.ok) return { error: await failureOf(response) };
    return { file: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) };
  } catch {
    return { error: { status: 0 } };
  }
}

/** Browsers read an object URL only after the click handler has returned, and busy ones much later. */
const READ_BY_THEN_MS = 60_000;

/** Saves rows as a CSV file that spreadsheets recognise as UTF-8. */
export const saveCsv = (rows: readonly (readonly CsvValue[])[], name: string): void =>
  save(new Blob([BYTE_ORDER_MARK, ...rows.map(csvRow)], { type: 'text/csv;charset=utf-8' }), name);

/** Saves a text as a file. */
export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);

/** Saves a file through the browser's download. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  // A busy browser drops the click on a link that is not in the document.
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(url);
  }, READ_BY_THEN_MS);
}
