import './development-banner.css';

const LIST = new Intl.ListFormat('en');

/** Warns on every page that parts come from a developer's machine instead of a release. */
export function DevelopmentBanner({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  const [verb, theirs] = parts.length === 1 ? ['comes', 'its release'] : ['come', 'their releases'];
  return (
    <aside className="s-development" aria-label="Development">
      <strong>Development:</strong> {LIST.format(parts)} {verb} from a developer's machine, not from {theirs}.
    </aside>
  );
}
