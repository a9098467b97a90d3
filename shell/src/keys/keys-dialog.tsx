import { useIsLoggedIn } from '@portal/api-slice';
import { useState } from 'react';
import { SettingDialog } from '../layout/setting-dialog';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { areSingleKeysOn, turnSingleKeys } from './key-setting';
import './keys-dialog.css';

const SEARCH = { keys: ['Ctrl K', '⌘ K'], does: 'Search facilities, instruments, people, pages and actions' };
const ALWAYS = [
  { keys: ['/'], does: 'Go to the search of this page' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Esc'], does: 'Close a window or a menu' },
];

/** Keys for logged-in users. */
const EVALUATING = [
  { keys: ['J'], does: 'Next open evaluation, in the sheet of an evaluation' },
  { keys: ['K'], does: 'Previous open evaluation, in the sheet of an evaluation' },
];

/** Lists the keys of the frame; single-character keys can be turned off. */
export function KeysDialog(dialog: LazyDialogProps) {
  const isLoggedIn = useIsLoggedIn();
  const [isOn, setOn] = useState(areSingleKeysOn);
  const keys = isLoggedIn ? [SEARCH, ...ALWAYS, ...EVALUATING] : ALWAYS;
  return (
    <SettingDialog {...dialog} title="Keys">
      <dl className="s-keys">
        {keys.map((row) => (
          <div key={row.does}>
            <dt>
              {row.keys.map((each, at) => (
                <span key={each}>
                  {at > 0 && ' or '}
                  <kbd>{each}</kbd>
                </span>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
      <label className="s-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => {
            turnSingleKeys(!isOn);
            setOn(!isOn);
          }}
        />
        Use the keys / and ? in this browser
      </label>
    </SettingDialog>
  );
}
