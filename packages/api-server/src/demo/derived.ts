import { deriveState } from '@portal/domain';
import type { ApplicationRow, FacilityRows } from './demo.store';

/** Rows of a facility before the state of its applications is derived from them. */
type Underived = Omit<FacilityRows, 'snapshots' | 'plans'>;

/** Since when an application that is being evaluated is up to its reviewers or to CARS. */
function handedOnAt({ pendingWith, id }: ApplicationRow, { evaluations, reviewers }: Underived): Date | undefined {
  const moments = {
    reviewers: reviewers.map(({ createdAt }) => createdAt),
    cars: evaluations.filter(({ applicationId }) => applicationId === id).map(({ evaluatedAt }) => evaluatedAt),
  };
  const dates = pendingWith === 'reviewers' || pendingWith === 'cars' ? moments[pendingWith] : [];
  return dates.flatMap((date) => date ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/** The applications of a facility with what is stored of whom they are pending with; archived rounds keep the defaults. */
export const withDerivedState = (rows: Underived): ApplicationRow[] =>
  rows.applications.map((application) => {
    if (!application.isCurrent) return application;
    const { status, preliminaryAcceptance, statusSince } = application;
    const submitted = rows.evaluations.filter(
      ({ applicationId, evaluatedAt }) => applicationId === application.id && evaluatedAt,
    );
    const derived = {
      ...application,
      ...deriveState({ ...rows, facilityId: rows.facility.id, status, preliminaryAcceptance, submitted }),
    };
    const pendingSince = status === 'submitted' ? (handedOnAt(derived, rows) ?? statusSince) : statusSince;
    return { ...derived, pendingSince };
  });
