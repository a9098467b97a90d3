import type { Composition } from '@portal/portal-contract';

/** One line of what makes up the portal in this tab. */
export interface AboutLine {
  label: string;
  value: string;
}

const release = ({ version, hash }: { version: string; hash: string }) => `${version} · ${hash}`;

/** Everything that support needs to know exactly what somebody had. */
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

/** The same, to be pasted into a message. */
export const aboutText = (product: string, lines: readonly AboutLine[]): string =>
  [product, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
