import { Themed } from '../src/antd/themed';
import { PageTitle, chooseColours, useColours } from '../src/core';
import type { Colours } from '../src/core';
import { Select } from '../src/filter';
import { Link, useSearchParams } from '../src/router';
import type { Control } from './control';
import { CONTROLS } from './controls';
import './gallery.css';

const COLOURS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
/** Query parameters: `antd=no` hides the counterparts; `only=<id>` shows a single control. */
const ANTD = 'antd';
const ONLY = 'only';

/** All controls of the portal in their states, each with its counterpart in antd. */
export function GalleryPage() {
  const [params, setParams] = useSearchParams();
  const isBeside = params.get(ANTD) !== 'no';
  const only = params.get(ONLY);
  const shown = CONTROLS.filter(({ id }) => only === null || id === only);
  const toggle = () =>
    setParams((now) => {
      if (isBeside) now.set(ANTD, 'no');
      else now.delete(ANTD);
      return now;
    });
  return (
    <main className="g-page">
      <PageTitle title="Gallery of controls" />
      <p>
        Each control of the portal in its states, made of what its line says, beside its counterpart in antd where antd
        has one. Why it is made so, with figures, stands in docs/controls.md.
      </p>
      <div className="g-row">
        <ColourChoice />
        <label>
          <input type="checkbox" checked={isBeside} onChange={toggle} /> antd beside it
        </label>
      </div>
      {only === null && (
        <nav aria-label="Controls">
          <ul className="g-contents">
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map((control) => (
        <ControlSection key={control.id} control={control} isBeside={isBeside} />
      ))}
    </main>
  );
}

function ColourChoice() {
  const colours = useColours();
  return (
    <Select
      label="Colours"
      emptyLabel="As the device"
      options={COLOURS}
      value={colours === 'system' ? '' : colours}
      onChange={(value) => chooseColours(value === '' ? 'system' : (value as Colours))}
    />
  );
}

function ControlSection({ control, isBeside }: { control: Control; isBeside: boolean }) {
  const { id, title, from, parts, because, shown, counterpart } = control;
  return (
    <section className="g-control" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Link to={{ search: `?${ONLY}=${id}` }}>{title}</Link>
      </h2>
      <p>
        <strong>From {from}</strong> ({parts.join(', ')}). {because}
      </p>
      <div className="g-beside">
        <section className="g-shown" aria-label={`${title}: portal`}>
          {shown}
        </section>
        {isBeside && counterpart && (
          <section className="g-shown" aria-label={`${title}: antd`}>
            <h3>antd: {counterpart.name}</h3>
            <Themed>{counterpart.shown}</Themed>
          </section>
        )}
      </div>
    </section>
  );
}
