import type { ShareSide, Sides } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import type { ShareOutcome, StoredShare } from './shares.store';

/** The releases of a share by name and version, for a sentence. */
export const namesIn = ({ parts }: { parts: readonly { name: string; version: string }[] }): string =>
  parts.map(({ name, version }) => `${name} ${version}`).join(' and ');

/** Digits of a hash that distinguish the releases of a part, as the Releases page shows them. */
const SHORT = 8;

/** The same with their hashes, as several releases may have one version. */
const labelsIn = ({ parts }: Pick<StoredShare, 'parts'>): string =>
  parts.map(({ name, version, hash }) => `${name} ${version} (${hash.slice(0, SHORT)})`).join(' and ');

const percent = ({ tabs, failed }: ShareSide) => (tabs === 0 ? '–' : `${((failed / tabs) * 100).toFixed(1)} %`);

const sideInWords = (side: ShareSide) =>
  `${side.failed} of ${side.tabs} tabs failed (${percent(side)}): ${side.failed_to_load} in loading, ${side.failed_in_code} in code`;

/** The counts of both sides, in sentences. */
export const sidesInWords = (sides: Sides<ShareSide>): string =>
  `With the new release ${sideInWords(sides.new)}. With the present one ${sideInWords(sides.rest)}.`;

const SAID: Readonly<Record<ShareOutcome, { did: string; so: string }>> = {
  back: {
    did: 'was taken back automatically',
    so: 'It failed significantly more often. Everyone gets the previous release from the next page load. The errors, with their lines, are on the Releases page.',
  },
  forward: {
    did: 'went to everyone automatically',
    so: 'It did not fail more often, for long enough and in enough tabs.',
  },
  undecided: {
    did: 'ended undecided',
    so: 'There were too few tabs to tell whether it fails more often. The release before stays. Share it with more tabs, or release it.',
  },
  finished: { did: 'was ended by hand: it goes to everyone', so: 'Nothing more is counted.' },
  stopped: { did: 'ended before it was decided', so: 'The release before stays.' },
};

interface Ended {
  share: Pick<StoredShare, 'parts' | 'percent'>;
  outcome: ShareOutcome;
  sides: Sides<ShareSide>;
  /** The reason, if the outcome alone does not give it. */
  why?: string | undefined;
  publicUrl: string;
}

/** The message to the team of a part, or to administrators, about a share that ended without their action. */
export function shareMail({ share, outcome, sides, why, publicUrl }: Ended): Omit<Mail, 'recipients'> {
  const { did, so } = SAID[outcome];
  return {
    kind: 'share-ended',
    ...renderMessage(
      {
        subject: `${namesIn(share)} ${did}`,
        paragraphs: [
          `The share of ${labelsIn(share)} with ${share.percent} % of the tabs ${did}.`,
          sidesInWords(sides),
          why ?? so,
          'Tabs that are open keep what they have.',
        ],
        action: { label: 'Open the Releases page', url: `${publicUrl}/admin/releases` },
      },
      publicUrl,
    ),
  };
}
