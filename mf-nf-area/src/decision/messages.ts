/** Texts of the result of an application. */
export const DECISION_TEXTS = {
  title: 'Result',
  issued: { preliminary: 'Preliminary report of', final: 'Final report of' },
  withoutPlan: (reason: string) => `Issued without an upgrade plan: ${reason}`,
  download: 'Download evaluation report (PDF)',
  conditions: 'Conditions',
  recommendations: (count: number) => `Recommendations (${count})`,
  table: 'Recommendations',
  notSaid: 'Not given',
  noRecommendations: 'The reviewers recommend nothing further.',
  assessments: 'Assessment of the upgrade plan',
  before: 'Preliminary report',
};
