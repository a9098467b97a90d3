import { AppError } from '../http/app-error';
import { call } from '../http/call';
import { ACTS, VERDICT_KINDS, type Act, type VerdictKind } from './verdict-kinds';
import { verdictSubject, type Place } from './judged';
import { PLACES, toSent, verdictBody } from './verdict.schema';
import { saveDraft, submitVerdict } from './write-verdict.service';

interface Ids {
  id: string;
  lidarId?: string;
  photometerId?: string;
}

const placeOf = ({ id, lidarId, photometerId }: Ids): Place => ({
  facilityId: id,
  subjectId: lidarId ?? photometerId ?? id,
});

const DOES: Record<Act, { does: string; answers: string; run: typeof saveDraft }> = {
  edit: {
    does: 'Save a draft of the verdict on',
    answers: 'The draft as it is now. An older version in the body is refused with 409, with the present draft.',
    run: saveDraft,
  },
  submit: {
    does: 'Submit the verdict on',
    answers: 'The verdict, which cannot be changed any more. An older version in the body is refused with 409.',
    run: submitVerdict,
  },
};

function verdictCall(kind: VerdictKind, act: Act) {
  const { does, answers, run } = DOES[act];
  return call(kind.calls[act], {
    summary: `${does} ${kind.about}`,
    params: PLACES[kind.subject],
    body: verdictBody(act, kind.aspect),
    answers,
    says: 'saved',
    about: ({ context, params }) => verdictSubject(context, kind, placeOf(params)),
    handle: ({ context, actor, params, body }) =>
      run({ context, actor, kind }, placeOf(params), toSent(kind.aspect, body)),
  });
}

const unknownCall = (act: Act) =>
  call(`POST /national-facility/:id/${act}/initial-acceptance/:aspect/:instrumentId`, {
    summary: 'An aspect that nobody judges',
    answers: 'Nothing: 404.',
    handle: () => Promise.reject(new AppError('notLoaded', 404, { message: 'Resource not found!' })),
  });

/** The calls that write verdicts, as drafts and for good. */
export const verdictCalls = [
  ...VERDICT_KINDS.flatMap((kind) => ACTS.map((act) => verdictCall(kind, act))),
  ...ACTS.map(unknownCall),
];
