import './upload.css';

/** Progress of an upload; `fraction` from 0 to 1. */
export function UploadProgress({ name, fraction }: { name: string; fraction: number }) {
  return (
    <div className="p-upload-progress">
      <span className="p-upload-name">{name}</span>
      <progress aria-label={`Uploading ${name}`} max={1} value={fraction} />
      <span aria-hidden="true">{Math.round(fraction * 100)} %</span>
    </div>
  );
}
