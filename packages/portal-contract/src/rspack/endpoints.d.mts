export function endpointsIn(source: string, file: string): string[];
