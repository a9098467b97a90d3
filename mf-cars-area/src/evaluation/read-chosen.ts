/** What is wrong with a file that has no rows to look at. */
type Fault = 'emptyFile' | 'noTextFile';

/** The mark with which some spreadsheets begin texts of two bytes a character. */
const isUtf16 = ([first, second]: Uint8Array) => first === 0xff && second === 0xfe;

/** The text of a chosen file, or what is wrong with it: a file with zero bytes, such as a table of a spreadsheet, is no text. */
export function readChosen(content: ArrayBuffer): { csv: string; fault?: Fault } {
  const csv = new TextDecoder(isUtf16(new Uint8Array(content)) ? 'utf-16le' : 'utf-8').decode(content);
  if (csv.trim() === '') return { csv, fault: 'emptyFile' };
  return csv.includes('\0') ? { csv, fault: 'noTextFile' } : { csv };
}
