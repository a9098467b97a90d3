import { byCode, COMPONENTS, DISPLAYED_STATUSES, MS_PER_DAY, PRODUCT_TITLE } from '@portal/domain';
import { declinedMail } from '../labelling/mail/declined-mail';
import { deputyNamedMail } from '../labelling/mail/deputy-mails';
import { reviewerMail } from '../labelling/mail/evaluation-mails';
import { displayedStatusMail } from '../labelling/mail/facility-mails';
import { invitationMail } from '../labelling/mail/invitation-mails';
import type { MailContent } from '../platform/mail/mail';
import { PORTAL_TITLE } from '../platform/mail/portal-title';
import type { ReviewedRound } from '../labelling/mail/reviewer-work';
import { STAFF_ACCOUNTS } from './accounts';
import { declinedAt, DEPUTY_ACCOUNTS } from './deputies-and-declined';
import { DECLINED } from './history';
import type { AuditRow, FacilityRows, NoticeRow, UserRow } from './demo.store';

/** Older events have no notices, and those of recent events are unread. */
const [NEWS_MS, UNREAD_MS] = [120 * MS_PER_DAY, 7 * MS_PER_DAY];

interface NoticeSources {
  users: readonly UserRow[];
  facilities: readonly FacilityRows[];
  now: Date;
  publicUrl: string;
}

interface DatedMail {
  to: UserRow;
  at: Date;
  mail: Pick<MailContent, 'subject' | 'notice'>;
}

/** A notice uses only the part of a message that is independent of the round. */
const ROUND: ReviewedRound = { status: 'submitted', openEvaluations: {}, stepDueDate: null, dueFor: null };

function find<Row>(rows: readonly Row[], is: (row: Row) => boolean): Row {
  const row = rows.find(is);
  if (!row) throw new Error('The demonstration has a notice of a person or facility that it lacks.');
  return row;
}

function toReviewers(
  { facility, reviewers }: FacilityRows,
  { users, publicUrl }: NoticeSources,
  at: Date,
): DatedMail[] {
  const ids = [...new Set(reviewers.map(({ userId }) => userId))];
  return ids.map((id) => {
    const to = find(users, (user) => user.id === id);
    const components = COMPONENTS.map(({ code }) => code).filter((code) =>
      reviewers.some(({ userId, component }) => userId === id && component === code),
    );
    const assignment = { to, facility, publicUrl, added: components, removed: [], components, round: ROUND };
    return { to, at, mail: reviewerMail(assignment) };
  });
}

const displayedStatusIn = (values: unknown) =>
  byCode(DISPLAYED_STATUSES, (values as { displayed_status: string }).displayed_status);

function toOwner(
  { facility }: FacilityRows,
  entry: AuditRow,
  { users, publicUrl }: NoticeSources,
  at: Date,
): DatedMail[] {
  const to = find(users, ({ id }) => id === facility.ownerId);
  if (entry.action === 'facility.invite')
    return [{ to, at, mail: invitationMail({ to, facility, publicUrl, link: null }) }];
  const [before, after] = [displayedStatusIn(entry.oldValue), displayedStatusIn(entry.newValue)];
  return before && after ? [{ to, at, mail: displayedStatusMail({ to, facility, before, after, publicUrl }) }] : [];
}

/** The messages of one audit entry that the demonstration includes. */
function mailsOf(rows: FacilityRows, entry: AuditRow, sources: NoticeSources): DatedMail[] {
  const { action, at } = entry;
  if (!at || sources.now.getTime() - at.getTime() > NEWS_MS) return [];
  if (action === 'application.set-reviewers') return toReviewers(rows, sources, at);
  return ['facility.invite', 'facility.set-displayed-status'].includes(action) ? toOwner(rows, entry, sources, at) : [];
}

/** The messages to the named deputies, and that about the declined review. */
function furtherMails({ users, facilities, now, publicUrl }: NoticeSources): DatedMail[] {
  const userOf = (email: string) => find(users, (user) => user.email === email);
  const at = (acronym: string) => find(facilities, ({ facility }) => facility.acronym === acronym).facility;
  const mun = at('MUN');
  const owner = find(users, ({ id }) => id === mun.ownerId);
  const deputies = DEPUTY_ACCOUNTS.map(({ email }) => userOf(email)).map((to) => {
    return { to, at: now, mail: deputyNamedMail({ to, facility: mun, publicUrl, owner }) };
  });
  const to = userOf(STAFF_ACCOUNTS.administrator.email);
  const { component } = DECLINED;
  const person = STAFF_ACCOUNTS[component];
  const declined = facilities.flatMap((rows): DatedMail[] => {
    const declinedOn = declinedAt(rows);
    const about = { person, facility: rows.facility, components: [component], isConflict: false, round: ROUND };
    return declinedOn ? [{ to, at: declinedOn, mail: declinedMail({ ...about, publicUrl }) }] : [];
  });
  return [...deputies, ...declined];
}

/** The notices of the demonstration accounts, from the messages that the same events send. */
export function noticeRows(sources: NoticeSources): NoticeRow[] {
  const mails = sources.facilities.flatMap((rows) => rows.history.flatMap((entry) => mailsOf(rows, entry, sources)));
  return [...mails, ...furtherMails(sources)].flatMap(({ to, at, mail: { subject, notice } }) => {
    if (!notice) return [];
    const text = notice.text.replaceAll(PORTAL_TITLE, PRODUCT_TITLE);
    const isRead = sources.now.getTime() - at.getTime() > UNREAD_MS;
    return [
      {
        userId: to.id,
        subject,
        ...notice,
        text,
        createdAt: at,
        readAt: isRead ? new Date(at.getTime() + MS_PER_DAY) : null,
      },
    ];
  });
}
