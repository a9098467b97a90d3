/* Replaces antd's one tooltip that moves from target to target, which no page asks for: it brings all code of pop-ups. */
export default function refuse() {
  throw new Error('The builds leave the moving tooltip of antd out.');
}
