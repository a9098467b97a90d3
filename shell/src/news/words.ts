/** Texts about newer releases. */
export const WORDS = {
  line: 'The portal has a newer version.',
  reload: 'Reload',
  dismiss: 'Not now',
  urgent: {
    title: 'The portal has to be reloaded',
    why: 'An urgent correction has been released, which this tab does not have yet.',
    kept: 'What you have typed into a form that can be saved is kept, and is there again after it.',
    other:
      'Something else that you have begun, such as a message, you can finish first: you are asked again on the next page.',
    now: 'Reload now',
    later: 'Finish this page first',
  },
} as const;
