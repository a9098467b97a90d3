import type { Assignee } from '@portal/domain';
import { CENTRE_MESSAGES } from './messages';

const { taker: texts } = CENTRE_MESSAGES;

/** Who of the centre works on a request, in words. */
export const takerOf = ({ name, is_me: isMe }: Assignee): string =>
  texts.by(isMe ? texts.you : (name ?? texts.unnamed));
