import { chooseColours, useColours } from '@portal/ui/core';
import type { Colours } from '@portal/ui/core';
import { SettingDialog } from './setting-dialog';
import type { LazyDialogProps } from './use-lazy-dialog';

const CHOICES: readonly { value: Colours; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Dialog with the colour schemes of the portal; a choice takes effect immediately and is stored in this browser. */
export function ColoursDialog(dialog: LazyDialogProps) {
  const colours = useColours();
  return (
    <SettingDialog {...dialog} title="Colours">
      <fieldset className="s-choices">
        <legend>Colours in this browser</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={value} className="s-switch">
            <input type="radio" name="colours" checked={colours === value} onChange={() => chooseColours(value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </SettingDialog>
  );
}
