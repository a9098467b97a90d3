import { randomUUID } from 'node:crypto';
import {
  askerOf,
  CATALOGUE,
  relationsOf,
  type AnswerInput,
  type Asker,
  type Capability,
  type PartOf,
  type Question,
  type QuestionInput,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { AppError, conflict, orNotFound, refusedField } from '../../platform/errors/app-error';
import { linkFile } from '../../platform/files/files.store';
import { writeMail } from '../../platform/mail/mail.store';
import { accessFactsOf, facilityAccessFacts } from '../facilities/facility-access-facts';
import { showFacility } from '../facilities/facility.view';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { askedMail } from '../mail/question-mails';
import { askedAbout } from './asked-about';
import { answer, close, findQuestion, insertQuestion, listQuestions } from './questions.store';
import { notifyOfAnswer, notifyOfWithdrawal } from './question-news';
import { actionOf, record, type StoredQuestion } from './question-writes';
import { toQuestion } from './questions.view';

/** All questions to a facility, newest round first. */
export const readQuestions = async (db: Db, facilityId: string): Promise<Question[]> =>
  (await listQuestions(db, facilityId)).map(toQuestion);

/** The parts of a question that only CARS may send. */
export function askedParts(sent: { fields?: unknown; until?: unknown }): PartOf<'question.ask'>[] {
  const opens = Array.isArray(sent.fields) && sent.fields.length > 0;
  return opens || sent.until ? ['fields, until'] : [];
}

const FORBIDDEN = () => AppError.of(CATALOGUE.permissionDenied.code, CATALOGUE.permissionDenied.message, 403);

const relationTo = (actor: Actor, loaded: LoadedFacility) => relationsOf(actor, accessFactsOf(loaded).people);

/** Sends a question to a facility; the application is pending with the facility until the answer. */
export function ask(context: Context, actor: Actor, id: string, input: QuestionInput): Promise<Question[]> {
  const write = { context, actor, capability: 'question.ask', id, parts: () => askedParts(input) } as const;
  return writeFacility(write, async (tx, before) => {
    const at = context.now();
    const { instrument, ...rest } = askedAbout(before, input, at.toISOString().slice(0, 10));
    const asker = askerOf(relationTo(actor, before), { kind: instrument?.kind ?? null, aspect: rest.aspect });
    if (!asker) throw FORBIDDEN();
    const question = {
      id: randomUUID(),
      asker,
      instrumentKind: instrument?.kind ?? null,
      instrumentId: instrument?.id ?? null,
      instrumentName: instrument?.name ?? null,
      text: input.text,
      ...rest,
    };
    const { id: applicationId } = before.application;
    await insertQuestion(tx, { ...question, applicationId, facilityId: id, askedAt: at, askedById: actor.id });
    const after = showFacility(await refreshDerivedState(tx, id, at), actor);
    await record(tx, { actor, before, question, action: actionOf('ask', asker), reason: question.text });
    const { publicUrl } = context.settings;
    for (const holder of ownerAndDeputies(before))
      await writeMail(tx, askedMail({ facility: after, holder, question, publicUrl }));
    return readQuestions(tx, id);
  });
}

const ANSWERED = 'This question is answered already, or was closed.';
const NO_FILE = 'You have not uploaded this file, or it is no longer there. Please upload it again.';

/** Answers a question once, with uploads of the answering user. */
export function answerQuestion(
  context: Context,
  actor: Actor,
  ids: QuestionIds,
  { text, files = [] }: AnswerInput,
): Promise<Question[]> {
  return writeQuestion({ context, actor, capability: 'question.answer', ids }, async (tx, before, question) => {
    const at = context.now();
    if (!(await answer(tx, { id: question.id, at, by: actor.id, answer: text }))) throw conflict(ANSWERED);
    for (const [place, fileId] of files.entries()) {
      const link = { as: 'answer', linkedId: question.id, facilityId: ids.id } as const;
      if (!(await linkFile(tx, { fileId, uploaderId: actor.id, ...link })))
        throw refusedField(`files[${place}]`, NO_FILE);
    }
    const after = await refreshDerivedState(tx, ids.id, at);
    await record(tx, { actor, before, question, action: 'application.answer', reason: text });
    const { publicUrl } = context.settings;
    const said = { question, answer: text, fileCount: files.length, publicUrl };
    await notifyOfAnswer(tx, { actor, after, said });
  });
}

const CLOSED = 'This question is closed already.';

/** Closes a question, answered or not; `asker` is its author. */
export const closeQuestion = (
  context: Context,
  actor: Actor,
  ids: QuestionIds,
  asker: Asker[],
): Promise<Question[]> => {
  const write = { context, actor, capability: 'question.close', ids, parts: () => asker } as const;
  return writeQuestion(write, async (tx, before, question) => {
    const at = context.now();
    if (!(await close(tx, { id: question.id, at, by: actor.id }))) throw conflict(CLOSED);
    const after = await refreshDerivedState(tx, ids.id, at);
    const { instrumentKind: kind, aspect } = question;
    const closer = askerOf(relationTo(actor, before), { kind, aspect }) ?? question.asker;
    await record(tx, { actor, before, question, action: actionOf('close-question', closer) });
    const { publicUrl } = context.settings;
    if (!question.answeredAt) await notifyOfWithdrawal(tx, { before, after, question, publicUrl, actor });
  });
};

interface QuestionIds {
  id: string;
  question: string;
}

interface QuestionWrite {
  context: Context;
  actor: Actor;
  capability: Capability;
  ids: QuestionIds;
  parts?: () => readonly string[];
}

/** A write to a question of the current round; questions of other rounds are not found. */
const writeQuestion = (
  { ids, ...write }: QuestionWrite,
  work: (tx: Db, before: LoadedFacility, question: StoredQuestion) => Promise<void>,
): Promise<Question[]> =>
  writeFacility({ ...write, id: ids.id }, async (tx, before) => {
    await work(tx, before, orNotFound(await findQuestion(tx, before.application.id, ids.question)));
    return readQuestions(tx, ids.id);
  });

/**
 * The access facts of the facility, with the question's author; undefined for a question of another facility or round.
 */
export async function closeAccessFacts(context: Context, ids: QuestionIds) {
  const facts = await facilityAccessFacts(context, ids.id);
  const question = facts && (await findQuestion(context.db, facts.loaded.application.id, ids.question));
  return question && { ...facts, parts: [question.asker] };
}
