/** The pages that tasks, messages and documents about labels and regular evaluations lead to. */
export const LABEL_PAGES = {
  /** The label of a facility, where the centre proposes and administrators record. */
  centre: (facility: string) => `/cars/label/${facility}`,
  /** The same for the facility itself. */
  own: (facility: string) => `/nf-label/${facility}`,
  /** The whole network by stage. */
  stages: '/cars/stages',
  /** All labels of the network. */
  labels: '/cars/label/',
  evaluation: (id: string) => `/cars/evaluation/${id}`,
  /** All regular evaluations. */
  evaluations: '/cars/evaluation/',
  ownEvaluation: (id: string) => `/nf-evaluation/${id}`,
  /** The report on an action of it. */
  ownAction: (id: string, action: string) => `/nf-evaluation/${id}?report=${action}`,
  public: (acronym: string) => `/label/${acronym}`,
  verify: (code: string) => `/verify/${code}`,
  publicList: '/labels',
} as const;
