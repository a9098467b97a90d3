import './reference.css';

/** The id of a failed request, by which an operator finds it in the log. */
export function Reference({ id }: { id: string | undefined }) {
  if (id === undefined) return null;
  return <small className="p-reference">Reference: {id}</small>;
}
