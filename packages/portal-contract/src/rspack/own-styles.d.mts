export interface StyleProblem {
  line: number;
  problem: string;
}

export function ownStyles(
  css: string,
  about: { remote: string; file: string },
): { css: string; problems: StyleProblem[] };

export function unconfinedIn(css: string, remote: string): string[];
