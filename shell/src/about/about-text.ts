import type { Composition } from '@portal/portal-contract';

/** A labelled value of the composition. */
export interface AboutLine {
  label: string;
  value: string;
}

const release = ({ version, hash }: { version: string; hash: string }) => `${version} · ${hash}`;

/** The composition of this tab, line by line, as support needs it to reproduce a problem. */
export const aboutLines = ({ id, settings, shell, remotes, development = [] }: Composition): AboutLine[] => [
  { label: 'Composition', value: id },
  { label: 'Mode', value: settings.mode },
  { label: 'Portal contract', value: shell.contract },
  { label: 'shell', value: release(shell) },
  ...Object.entries(remotes).map(([name, remote]) => ({
    label: name,
    value: development.includes(name) ? "from a developer's machine" : release(remote),
  })),
];

/** The same lines as plain text, for pasting into a message. */
export const aboutText = (product: string, lines: readonly AboutLine[]): string =>
  [product, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
