import './instruments.css';

interface InstrumentPictureProps {
  name: string;
  url: string | null;
}

const HEIGHT = 200;

/** The picture of an instrument; renders nothing if `url` is null. */
export function InstrumentPicture({ name, url }: InstrumentPictureProps) {
  if (url === null) return null;
  return <img className="ins-picture" src={url} height={HEIGHT} alt={`The instrument ${name}`} />;
}
