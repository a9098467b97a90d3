import { readFileSync } from 'node:fs';

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
