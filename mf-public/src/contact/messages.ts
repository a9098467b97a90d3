/** Texts of the contact form. */
export const MESSAGES = {
  title: 'Contact form',
  introduction: 'Have a question, or want your facility to take part? Write to us.',
  email: 'Your email address',
  firstName: 'First Name',
  lastName: 'Last Name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  fromAccount: 'Address and names come from your account.',
  sentTitle: 'Your message was sent',
  sent: 'We will reply to the email address you gave.',
  failedTitle: 'Your message was not sent',
  failed: (why: string | null) => `What you wrote is still here. ${why ?? 'Please try again in a moment.'}`,
} as const;
