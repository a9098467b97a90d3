/* Replaces the package with which scales format their ticks: the plots format numbers themselves. */
function refuse() {
  throw new Error('The builds leave the formats of d3 out.');
}
export {
  refuse as format,
  refuse as formatPrefix,
  refuse as formatSpecifier,
  refuse as precisionFixed,
  refuse as precisionPrefix,
  refuse as precisionRound,
};
