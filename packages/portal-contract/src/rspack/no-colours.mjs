/* Replaces the package with which scales blend colours: the plots scale numbers only. */
const none = () => null;
export { none as color, none as cubehelix, none as hcl, none as hsl, none as lab, none as rgb };
