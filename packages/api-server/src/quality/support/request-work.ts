import {
  numberOf,
  can,
  dayOf,
  epochSeconds,
  isOwnerOrDeputy,
  mayDecideOn,
  offerEnds,
  prettyName,
  QA_PAGES,
  type Day,
  type QaTaskKind,
  permissionFor,
  SUPPORT_PERMISSIONS,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Person, Waiting } from '../../labelling/work/waiting';
import { listWaitingRequests, type WaitingRequest } from './support.store';

/** What a request in a state asks for, and of whom. */
const WORK: Partial<
  Record<WaitingRequest['request']['status'], { kind: QaTaskKind; of: 'facility' | 'centre'; what: string }>
> = {
  new: { kind: 'new-request', of: 'centre', what: 'Take a request on' },
  accepted: { kind: 'request-without-offer', of: 'centre', what: 'Offer slots or complete' },
  offered: { kind: 'slots-to-choose', of: 'facility', what: 'Choose a slot' },
  waiting_for_facility: { kind: 'question-to-answer', of: 'facility', what: 'Answer a question about a request' },
};

/** Slots are chosen while the offer holds them. */
const dueOf = ({ offeredAt }: WaitingRequest): Day | null =>
  offeredAt === null ? null : dayOf(offerEnds(new Date(offeredAt * 1000)));

function taskOf(waiting: WaitingRequest, person: Person): Waiting[] {
  const { request, facility, deputyIds } = waiting;
  const work = WORK[request.status];
  if (!work) return [];
  const { kind, of, what } = work;
  const holders = { ownerId: facility.ownerId, deputyIds };
  const isTheirs =
    of === 'facility'
      ? isOwnerOrDeputy(person, holders) && can(person, 'submit-qa-qc-test')
      : can(person, permissionFor(request)) && mayDecideOn(person, holders);
  if (!isTheirs) return [];
  return [
    {
      kind,
      what: `${what}: ${numberOf(request)}`,
      since: epochSeconds(request.statusSince),
      due: dueOf(waiting),
      path: of === 'facility' ? QA_PAGES.ownRequest(facility.id, request.id) : QA_PAGES.request(request.id),
      key: `${kind} ${request.id}`,
      progress: null,
      component: null,
      condition: null,
      facility: { id: facility.id, acronym: facility.acronym, name: prettyName(facility) },
    },
  ];
}

/** The open tasks of requests: facilities read their own, those who arrange support all of their kinds. */
export async function loadRequestWork(db: Db, person: Person | null): Promise<(person: Person) => Waiting[]> {
  const seesAll = person === null || Object.values(SUPPORT_PERMISSIONS).some((each) => can(person, each));
  const requests = await listWaitingRequests(db, seesAll ? 'all' : { holder: person.id });
  return (of) => requests.flatMap((each) => taskOf(each, of));
}
