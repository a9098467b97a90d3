/** The state of reading a CSV text: the records so far, the record that is read, and its cell. */
interface Reading {
  records: string[][];
  cells: string[];
  cell: string;
  separator: string;
  isQuoted: boolean;
}

function endRecord(reading: Reading): void {
  reading.cells.push(reading.cell);
  reading.records.push(reading.cells);
  reading.cells = [];
  reading.cell = '';
}

/** Reads a character inside quotation marks; returns how many characters it took. */
function readQuoted(reading: Reading, character: string, next: string): number {
  if (character !== '"') reading.cell += character;
  else if (next === '"') reading.cell += '"';
  else reading.isQuoted = false;
  return character === '"' && next === '"' ? 2 : 1;
}

function readPlain(reading: Reading, character: string): void {
  if (character === '"' && reading.cell === '') reading.isQuoted = true;
  else if (character === reading.separator) {
    reading.cells.push(reading.cell);
    reading.cell = '';
  } else if (character === '\n') endRecord(reading);
  else if (character !== '\r') reading.cell += character;
}

/**
 * The records of a CSV text (RFC 4180), each a list of cells, empty lines included; `null` if a quotation mark is not
 * closed. A byte order mark is left out. Spreadsheets also separate cells by semicolons or tabs.
 */
export function readCsv(text: string, separator = ','): string[][] | null {
  const reading: Reading = { records: [], cells: [], cell: '', separator, isQuoted: false };
  const characters = text.replace(/^\uFEFF/u, '');
  for (let at = 0; at < characters.length;) {
    const character = characters.charAt(at);
    if (reading.isQuoted) at += readQuoted(reading, character, characters.charAt(at + 1));
    else {
      readPlain(reading, character);
      at += 1;
    }
  }
  if (reading.isQuoted) return null;
  if (reading.cell !== '' || reading.cells.length > 0) endRecord(reading);
  return reading.records;
}
