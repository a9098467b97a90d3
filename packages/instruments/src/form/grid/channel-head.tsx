import type { ChannelGrid } from '../channel-grid';
import { MESSAGES } from './messages';

const shortOf = (words: string) => MESSAGES.channelHeads[words] ?? words;

/** The head of the channel columns: telescopes, and below each its detections. */
export function ChannelHead({ columns }: Pick<ChannelGrid, 'columns'>) {
  const heads = columns.map(({ key, label }) => {
    const [telescope = '', detection = ''] = label.split(', ');
    return { key, telescope, detection };
  });
  const telescopes = [...new Set(heads.map(({ telescope }) => telescope))];
  return (
    <span className="ins-channel-line ins-channel-head" aria-hidden="true">
      <span className="ins-channel-kind" />
      {telescopes.map((telescope) => (
        <span key={telescope} className="ins-channel-telescope">
          {shortOf(telescope)}
        </span>
      ))}
      <span className="ins-channel-kind" />
      {heads.map(({ key, detection }) => (
        <span key={key} className="ins-channel-box">
          {shortOf(detection)}
        </span>
      ))}
    </span>
  );
}
