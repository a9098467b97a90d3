/* Replaces components of antd that no page renders, but that others of its components import. */
export default function refuse() {
  throw new Error('The builds leave this component of antd out.');
}
