/* Replaces antd's unused tooltip that moves from target to target: it would include all code of pop-ups. */
export default function refuse() {
  throw new Error('The builds leave the moving tooltip of antd out.');
}
