import { day, dayOf, type DataFeedback, type DataFeedbackInput, type Day } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { refusedField } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Actor, Context, Machine } from '../../platform/process/app-types';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { aboutFacility } from '../mail/about-facility';
import { feedbackNews } from '../mail/feedback-mails';
import { newsMail, toHolders } from '../mail/holder-mail';
import type { ConfigurationRow } from '../configurations/configurations.store';
import { findByChainId, keepFeedback, type StoredFeedback } from './feedback.store';
import { toFeedback } from './feedback.view';

const UNKNOWN = 'No configuration of a lidar has this id';
const ORDER = 'Must not be before the first day';
const FUTURE = 'Must be today or earlier';

function daysOf(input: DataFeedbackInput, today: Day): { from: Day; to: Day } {
  const [from, to] = [day(input.from) ?? today, day(input.to) ?? today];
  if (to < from) throw refusedField('to', ORDER);
  if (to > today) throw refusedField('to', FUTURE);
  return { from, to };
}

interface Reported {
  loaded: LoadedFacility;
  configuration: ConfigurationRow;
  row: StoredFeedback['row'];
  lidarName: string;
  publicUrl: string;
}

/** Tells the facility, and those who evaluate tests. */
async function notify(tx: Db, { loaded, configuration, row, lidarName, publicUrl }: Reported): Promise<void> {
  const about = aboutFacility(loaded, publicUrl);
  const lidar = { name: lidarName };
  await writeMails(tx, toHolders(about, feedbackNews(about.facility, { lidar, configuration, row, toCentre: false })));
  const news = feedbackNews(about.facility, { lidar, configuration, row, toCentre: true });
  await writeMailTo(tx, addressesOfCentre('evaluate-qa-qc-test', about.facility.id), newsMail(about, news));
}

/** Who reports: a user, or a service with a token, in whose place the one stands who made it. */
const authorOf = (sender: Actor | Machine) =>
  'tokenId' in sender
    ? { createdById: sender.madeById, actorId: undefined, by: { api_token: sender.name } }
    : { createdById: sender.id, actorId: sender.id, by: {} };

/** Keeps a report of the data centre in the test book of the lidar, and tells of it once. */
export const reportFeedback = (
  context: Context,
  sender: Actor | Machine,
  input: DataFeedbackInput,
): Promise<DataFeedback> =>
  transaction(context.db, async (tx) => {
    const days = daysOf(input, dayOf(context.now()));
    const known = await findByChainId(tx, input.scc_configuration_id);
    if (!known) throw refusedField('scc_configuration_id', UNKNOWN);
    const loaded = await lockFacility(tx, known.facilityId);
    const { kind, count } = input;
    const { id: configurationId, facilityId, lidarId } = known;
    const { createdById, actorId, by } = authorOf(sender);
    const report = { facilityId, lidarId, configurationId, kind, count, ...days, createdById };
    const { row, isNew, before } = await keepFeedback(tx, report);
    const lidarName = loaded.lidars.find(({ id }) => id === lidarId)?.name ?? 'a former lidar';
    if (isNew || before !== count)
      await writeAudit(tx, {
        actorId,
        action: 'data-feedback.add',
        objectKind: 'lidar',
        objectId: lidarId,
        objectName: lidarName,
        facilityId,
        ...(before !== null && { oldValue: { count: before } }),
        newValue: { feedback: row.id, configuration: known.number, kind, count, ...days, ...by },
      });
    const { publicUrl } = context.settings;
    if (isNew) await countTowards({ ...context, db: tx }, 'dataFeedback', [createdById, facilityId]);
    if (isNew) await notify(tx, { loaded, configuration: known, row, lidarName, publicUrl });
    return toFeedback({ row, configuration: known });
  });
