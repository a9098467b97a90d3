import { QA_PAGES } from '@portal/domain';
import type { ConfigurationStep, Day } from '@portal/domain';
import type { Mail } from '../../platform/mail/mail';
import { toGroup, toHolders, type AboutFacility } from './holder-mail';

const KINDS: Record<ConfigurationStep, { kind: string; did: string }> = {
  approve: { kind: 'lidar-configuration-approved', did: 'approved' },
  suspend: { kind: 'lidar-configuration-suspended', did: 'suspended' },
  reinstate: { kind: 'lidar-configuration-approved', did: 'approved again' },
  supersede: { kind: 'lidar-configuration-superseded', did: 'superseded' },
  retire: { kind: 'lidar-configuration-retired', did: 'taken out of use' },
};

/** A configuration in its new state. */
export interface Announced {
  about: AboutFacility;
  /** Addresses of the data centre's users. */
  ares: readonly string[];
  lidar: { id: string; name: string };
  configuration: { number: number; name: string; sccConfigurationId: number };
  step: ConfigurationStep;
  from: Day;
  reason: string | null;
}

/** To the owner, the deputies and the data centre: a configuration of a lidar is in another state. */
export function configurationMails({ about, ares, lidar, configuration, step, from, reason }: Announced): Mail[] {
  const { kind, did } = KINDS[step];
  const { number, name, sccConfigurationId } = configuration;
  const paragraphs = [
    `Configuration ${number} (${name}) of the lidar ${lidar.name} of ${about.facility.name} was ${did}. This holds from ${from} on. Its id in the processing chain is ${sccConfigurationId}.`,
    ...(reason === null ? [] : [`In the words of the decision: ${reason}`]),
  ];
  const news = { kind, subject: `configuration of ${lidar.name} ${did}`, paragraphs };
  const address = `API (login required): ${about.publicUrl}/api/lidar/system/${lidar.id}/operational-configurations`;
  return [
    ...toHolders(about, { ...news, action: 'Open the test book', path: QA_PAGES.book(about.facility.id) }),
    ...toGroup(about, ares, {
      ...news,
      paragraphs: [...paragraphs, address],
      action: 'Open the history of the facility',
      path: `/cars/evaluate-nf/${about.facility.id}`,
    }),
  ];
}
