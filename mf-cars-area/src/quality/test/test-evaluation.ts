import type {
  ConcludeInput,
  FieldError,
  FindingFigure,
  LidarConfigurationRecord,
  QaAssessment,
  QaTest,
} from '@portal/domain';
import {
  ASSESSMENT_WORDS,
  concludeSchema,
  findingFigures,
  missingFindings,
  namesOfTest,
  outcomeOf,
  problems,
  QA_ASSESSMENTS,
  qaTestType,
} from '@portal/domain';
import type { QaTestStatus } from '@portal/domain';
import { TEST_MESSAGES } from './messages';

const { evaluation: texts } = TEST_MESSAGES;

/** The finding on one channel as it is typed. */
export interface FindingValues extends Record<FindingFigure, string> {
  assessment: string;
  remark: string;
}

/** The values of the evaluation's form: the findings by name of the channel, pair or lidar. */
export interface TestEvaluationValues {
  version: number;
  results: Record<string, FindingValues>;
  conclusions: string;
  recommendations: string;
}

/** The names under which findings of a test are given, in order. */
export const namesOf = (
  test: Pick<QaTest, 'type' | 'channels'>,
  { channels }: Pick<LidarConfigurationRecord, 'channels'>,
) =>
  namesOfTest(
    qaTestType(test.type),
    test.channels,
    channels.map(({ short_name }) => short_name),
  );

const text = (value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The form values of a test. */
export const evaluationValues = (test: QaTest, names: readonly string[]): TestEvaluationValues => ({
  version: test.version,
  results: Object.fromEntries(
    names.map((name) => {
      const stored = test.results.find((result) => result.name === name);
      const values: FindingValues = {
        assessment: stored?.assessment ?? '',
        remark: text(stored?.remark),
        full_overlap_m: text(stored?.full_overlap_m),
        eta: text(stored?.eta),
        epsilon_deg: text(stored?.epsilon_deg),
        residual: text(stored?.residual),
      };
      return [name, values];
    }),
  ),
  conclusions: text(test.conclusions),
  recommendations: text(test.recommendations),
});

/** The assessment of a typed value; `null` without one. */
export const assessmentOf = (typed: string | undefined): QaAssessment | null =>
  QA_ASSESSMENTS.find((assessment) => assessment === typed) ?? null;

const asBody = (
  { version, results, conclusions, recommendations }: TestEvaluationValues,
  names: readonly string[],
) => ({
  version,
  results: names.map((name) => ({ name, ...results[name], assessment: results[name]?.assessment || null })),
  conclusions,
  recommendations,
});

/** What is sent; empty values are sent too, so that they replace stored ones. */
export const sentEvaluation = (values: TestEvaluationValues, names: readonly string[]): ConcludeInput =>
  concludeSchema.cast(asBody(values, names));

const INDEX = /^results\[(\d+)\]/;

/** The field of the form that a path of the server is about. */
export const fieldFor = (path: string, names: readonly string[]): string =>
  path.replace(INDEX, (whole, index: string) => {
    const name = names[Number(index)];
    return name === undefined ? whole : `results.${name}`;
  });

/** Messages without the name of the channel, which the section around the field has. */
const toField = ({ path, message }: FieldError, names: readonly string[]): [string, string] => {
  const name = names[Number(INDEX.exec(path)?.[1] ?? -1)];
  return [fieldFor(path, names), name === undefined ? message : message.replace(`: ${name}`, '')];
};

/** What is wrong with a draft, by field. */
export const draftProblems = (values: TestEvaluationValues, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(problems(concludeSchema, asBody(values, names)).map((problem) => toField(problem, names)));

/** What is wrong or missing before the test can be concluded, by field. */
export function conclusionProblems(
  values: TestEvaluationValues,
  names: readonly string[],
  test: Pick<QaTest, 'self_check'>,
): Record<string, string> {
  const findings = names.map((name) => ({
    name,
    assessment: assessmentOf(values.results[name]?.assessment),
    remark: values.results[name]?.remark ?? null,
  }));
  const missing = missingFindings(names, findings, test.self_check).map((problem) => toField(problem, names));
  return {
    ...Object.fromEntries(missing),
    ...(values.conclusions.trim() === '' && { conclusions: texts.required }),
    ...draftProblems(values, names),
  };
}

/** The channel that a field belongs to; `null` for the texts about the whole test. */
export const channelOfField = (field: string, names: readonly string[]): string | null =>
  names.find((name) => field.startsWith(`results.${name}.`)) ?? null;

/** The result that would follow; `null` while a channel is not assessed. */
export function outcomeOfValues({ results }: TestEvaluationValues, names: readonly string[]): QaTestStatus | null {
  const given = names.map((name) => assessmentOf(results[name]?.assessment));
  return given.every((assessment) => assessment !== null) ? outcomeOf(given) : null;
}

const wordsFor = (typed: string | undefined) => {
  const assessment = assessmentOf(typed);
  return assessment ? ASSESSMENT_WORDS[assessment] : '';
};

/** The differences between the saved draft and the form, in words. */
export function evaluationDifferences(test: QaTest, typed: TestEvaluationValues, names: readonly string[]) {
  const saved = evaluationValues(test, names);
  const figures = findingFigures(test.type);
  const ofChannel = names.flatMap((name) => {
    const [before, after] = [saved.results[name], typed.results[name]];
    return [
      {
        label: `${name}: ${texts.assessment}`,
        before: wordsFor(before?.assessment),
        after: wordsFor(after?.assessment),
      },
      { label: `${name}: ${texts.remark}`, before: before?.remark ?? '', after: after?.remark.trim() ?? '' },
      ...figures.map((figure) => ({
        label: `${name}: ${texts.figures[figure].label}`,
        before: before?.[figure] ?? '',
        after: after?.[figure].trim() ?? '',
      })),
    ];
  });
  return [
    ...ofChannel,
    { label: texts.conclusions, before: saved.conclusions, after: typed.conclusions.trim() },
    { label: texts.recommendations, before: saved.recommendations, after: typed.recommendations.trim() },
  ].filter(({ before, after }) => before !== after);
}

/** Messages by field as the form has them. */
export function nestedErrors(messages: Readonly<Record<string, string>>, names: readonly string[]): object {
  const entries = Object.entries(messages);
  const results = names.flatMap((name) => {
    const own = entries.flatMap(([field, message]) =>
      channelOfField(field, names) === name ? [[field.slice(`results.${name}.`.length), message] as const] : [],
    );
    return own.length > 0 ? [[name, Object.fromEntries(own)] as const] : [];
  });
  return {
    ...Object.fromEntries(entries.filter(([field]) => channelOfField(field, names) === null)),
    ...(results.length > 0 && { results: Object.fromEntries(results) }),
  };
}
