/* Replaces the package with which scales write their ticks: the plots write numbers as they are. */
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
