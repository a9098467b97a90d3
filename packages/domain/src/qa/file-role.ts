import { readAtlasName } from './atlas-name';
import type { QaFileRole } from './test-types';

/** The usual role of a text, by its name. */
export function roleOfText(name: string): Extract<QaFileRole, 'ascii' | 'configuration' | 'other'> {
  if (readAtlasName(name)?.form === 'text') return 'ascii';
  return name.toLowerCase().startsWith('config_file_') ? 'configuration' : 'other';
}

/** The role of a file as far as its name tells; the server decides by its content. */
export function roleByName(name: string): QaFileRole {
  const small = name.toLowerCase();
  if (small.endsWith('.png')) return 'plot';
  return small.endsWith('.nc') ? 'raw' : roleOfText(name);
}
