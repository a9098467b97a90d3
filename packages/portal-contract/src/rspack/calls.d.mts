export function callsIn(source: string, file: string): string[];
