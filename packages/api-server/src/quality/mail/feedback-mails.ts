import { byCode, FEEDBACK_KINDS, QA_PAGES, type Day, type FeedbackKindCode } from '@portal/domain';
import type { AboutFacility, News } from './holder-mail';

interface About {
  lidar: { name: string };
  configuration: { number: number; name: string; sccConfigurationId: number };
  row: { kind: FeedbackKindCode; count: number; from: Day; to: Day };
  toCentre: boolean;
}

const WHAT_NEXT: Record<FeedbackKindCode, string[]> = {
  processed: [],
  refused_unapproved: ['Data become final only if they were processed with a configuration that the centre approved.'],
};

/** The data centre has reported what became of files. */
export function feedbackNews(
  facility: AboutFacility['facility'],
  { lidar, configuration, row, toCentre }: About,
): News {
  const { kind, count, from, to } = row;
  const files = count === 1 ? 'one file' : `${count} files`;
  const days = from === to ? `of ${from}` : `of ${from} to ${to}`;
  const { number, name, sccConfigurationId } = configuration;
  const kindName = byCode(FEEDBACK_KINDS, kind)?.name ?? kind;
  return {
    kind: 'data-feedback',
    subject: `feedback on data of ${lidar.name}`,
    paragraphs: [
      `The data centre reports on ${files} ${days} of the lidar ${lidar.name} of ${facility.name}, configuration ${number} (${name}), id in the processing chain ${sccConfigurationId}: ${kindName}.`,
      ...WHAT_NEXT[kind],
    ],
    action: 'Open the test book',
    path: toCentre ? QA_PAGES.centre : QA_PAGES.book(facility.id),
  };
}
