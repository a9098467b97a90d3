import './reference.css';

/** The name of a request that failed unforeseen, under which whoever runs the portal finds it in the log. */
export function Reference({ id }: { id: string | undefined }) {
  if (id === undefined) return null;
  return <small className="p-reference">Reference: {id}</small>;
}
