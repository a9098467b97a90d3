export function hiddenUsesIn(source: string, file: string): string[];
