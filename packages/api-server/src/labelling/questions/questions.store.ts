import type { AnswerFile, Day } from '@portal/domain';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, componentReviewers, files, questions, users } from '../../platform/db/tables';

type QuestionRow = typeof questions.$inferSelect;

const filesOfAnswer = sql<AnswerFile[]>`coalesce((select json_agg(json_build_object(
    '_id', ${files.id}, 'name', ${files.name}, 'size', ${files.size}) order by ${files.name}, ${files.id})
  from ${files} where ${files.linkedId} = ${questions.id} and ${files.linkedAs} = 'answer'), '[]')`;

/** All questions to a facility: newest round first, within a round in the order of asking. */
export const listQuestions = (db: Db, facilityId: string) =>
  db
    .select({ question: questions, round: applications.round, files: filesOfAnswer.as('files') })
    .from(questions)
    .innerJoin(applications, eq(applications.id, questions.applicationId))
    .where(eq(questions.facilityId, facilityId))
    .orderBy(desc(applications.round), asc(questions.askedAt), asc(questions.createdAt));
export type ListedQuestion = Awaited<ReturnType<typeof listQuestions>>[number];

/** A question of this round. */
export async function findQuestion(db: Db, applicationId: string, id: string): Promise<QuestionRow | undefined> {
  const [question] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.applicationId, applicationId)));
  return question;
}

type NewQuestion = Omit<typeof questions.$inferInsert, 'createdAt'>;

export async function insertQuestion(tx: Db, values: NewQuestion): Promise<void> {
  await tx.insert(questions).values(values);
}

interface Answered {
  id: string;
  at: Date;
  by: string;
  answer: string;
}

/** Answers a question; false if it is already answered or closed. */
export async function answer(tx: Db, { id, at, by, answer: said }: Answered): Promise<boolean> {
  const answered = await tx
    .update(questions)
    .set({ answer: said, answeredAt: at, answeredById: by })
    .where(and(eq(questions.id, id), isNull(questions.answeredAt), isNull(questions.closedAt)))
    .returning({ id: questions.id });
  return answered.length > 0;
}

/** Closes a question; false if it is already closed. */
export async function close(tx: Db, { id, at, by }: Omit<Answered, 'answer'>): Promise<boolean> {
  const closed = await tx
    .update(questions)
    .set({ closedAt: at, closedById: by })
    .where(and(eq(questions.id, id), isNull(questions.closedAt)))
    .returning({ id: questions.id });
  return closed.length > 0;
}

/** Closes all open questions of a round at the end of its evaluation. */
export async function closeAll(tx: Db, { applicationId, at, by }: { applicationId: string; at: Date; by: string }) {
  await tx
    .update(questions)
    .set({ closedAt: at, closedById: by })
    .where(and(eq(questions.applicationId, applicationId), isNull(questions.closedAt)));
}

const waitsForAnswer = (applicationId: string) =>
  and(eq(questions.applicationId, applicationId), isNull(questions.answeredAt), isNull(questions.closedAt));

/** Sets the due date of every unanswered question of a round, which is also the last day of its opened fields. */
export async function moveDays(tx: Db, applicationId: string, until: Day | null): Promise<void> {
  await tx.update(questions).set({ until }).where(waitsForAnswer(applicationId));
}

const isInUse = and(isNull(users.deactivatedAt), isNotNull(users.activatedAt));

/** The address of the reviewer of the component that asked; empty without a reviewer with an active account. */
export async function reviewerAddresses(tx: Db, { facilityId, asker }: QuestionRow): Promise<string[]> {
  if (asker === 'cars') return [];
  const rows = await tx
    .select({ email: users.email })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(and(eq(componentReviewers.facilityId, facilityId), eq(componentReviewers.component, asker), isInUse));
  return rows.map(({ email }) => email);
}
