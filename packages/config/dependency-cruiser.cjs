const fixtures = '[.]fixture[.]tsx?$';
const tests = `([.]test[.]tsx?$|${fixtures}|^e2e/|/test/|/proofs/|/jest[.]config)`;
const rule = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

/** The wings of the server, lowest first: each may import those before it, but not those on the same floor. */
const FLOORS = [
  ['platform'],
  ['people'],
  ['labelling'],
  ['quality'],
  ['labels'],
  ['publishing'],
  ['operations', 'demo'],
  ['app'],
];
const WINGS = FLOORS.flat();
const SERVER = '^packages/api-server/src/';
const wingPath = (wings) => `${SERVER}(${wings.join('|')})/`;

/** For each wing, those above it or on the same floor. */
const oneWay = FLOORS.slice(0, -1).flatMap((floor, level) =>
  floor.map((wing) => {
    const others = FLOORS.slice(level)
      .flat()
      .filter((other) => other !== wing);
    return rule(
      `wings-one-way-${wing}`,
      { path: wingPath([wing]), pathNot: tests },
      { path: wingPath(others) },
      `${wing} knows none of ${others.join(', ')}. What it needs of them, \`app\` hands to it.`,
    );
  }),
);

module.exports = {
  forbidden: [
    rule(
      'remotes-are-strangers',
      { path: '^(shell|mf-[^/]+)/' },
      { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
      'Each part is deployed alone. Share through packages/, or link by URL.',
    ),
    rule(
      'front-door-only',
      { path: '^(shell|mf-[^/]+|e2e|packages/[^/]+)/' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/index[.]tsx?$',
          '^packages/(ui|testing|plots)/src/[^/]+/index[.]tsx?$',
          '^packages/portal-contract/src/rspack/(index|calls|release-hash|own-styles)[.]mjs$',
          '^packages/kit/src/pack[.]mjs$',
          // The model of the test signals; `fixtures-stay-in-tests` keeps it out of what ships.
          '^packages/domain/src/qa/(signals|atlas-text)[.]fixture[.]ts$',
        ],
      },
      'Import a package by its name. What its index.ts does not export is private.',
    ),
    rule(
      'domain-is-pure',
      { path: '^packages/domain/src/', pathNot: tests },
      { pathNot: ['^packages/domain/src/', 'node_modules/(yup|geographiclib-geodesic)/'] },
      'Browser and server both run the domain: yup, the geodesic and itself, nothing else.',
    ),
    rule(
      'contract-promises-only',
      { path: '^packages/portal-contract/src/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|e2e/|packages/(?!portal-contract/|domain/))' },
      'The contract is what shell and remotes promise each other; it knows none of those who keep it.',
    ),
    rule(
      'ui-knows-no-business',
      { path: '^packages/ui/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|packages/(?!ui/|config/))' },
      'A field or a table frame must serve any record. Pass what it needs as props.',
    ),
    rule(
      'instruments-show-only',
      { path: '^packages/instruments/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|packages/(?!instruments/|plots/|ui/|domain/|config/))' },
      'The area that shows an instrument loads and saves it: props in, events out.',
    ),
    rule(
      'plots-draw-only',
      { path: '^packages/plots/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|packages/(?!plots/|domain/|config/))' },
      'A plot is figures and shapes: values in, a scene out. Browser and documents draw the same scene.',
    ),
    rule(
      'plots-without-a-browser',
      { path: '^packages/plots/src/', pathNot: [tests, '^packages/plots/src/react/'] },
      { path: ['^packages/plots/src/react/', 'node_modules/react'] },
      'What documents draw knows no component.',
    ),
    rule(
      'facilities-show-only',
      { path: '^packages/facilities/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|packages/(?!facilities/|ui/|domain/|config/))' },
      'The area that shows a facility loads and saves it: props in, events out.',
    ),
    rule(
      'quality-shows-only',
      { path: '^packages/quality/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|packages/(?!quality/|instruments/|plots/|ui/|domain/|config/))' },
      'The area that shows a test loads and saves it: props in, events out.',
    ),
    rule(
      'slice-knows-urls-only',
      { path: '^packages/api-slice/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|packages/(?!api-slice/|domain/|config/))' },
      'The slice knows URLs and the domain, not who shows the data nor who stores it.',
    ),
    rule(
      'kit-packs-only',
      { path: '^packages/kit/', pathNot: tests },
      { path: '^(shell/|mf-[^/]+/|e2e/|packages/(?!kit/|config/))' },
      'The kit packs the files of other packages as they are; it runs none of their code.',
    ),
    rule(
      'schema-is-declared-only',
      { path: `${SERVER}platform/db/schema/`, pathNot: tests },
      { path: `${SERVER}platform/db/`, pathNot: `${SERVER}platform/db/schema/` },
      'The database is opened with the schema; a table knows nothing of the connection.',
    ),
    rule(
      'antd-in-ui-only',
      { pathNot: '^packages/ui/' },
      { path: 'node_modules/(antd|@ant-design|formik)/' },
      'Take components from @portal/ui, which the shell shares; a second antd would miss the theme.',
    ),
    rule(
      'gallery-never-ships',
      { pathNot: '^packages/ui/gallery/' },
      { path: '^packages/ui/gallery/' },
      'The gallery of controls shows components of antd that no page draws.',
    ),
    rule(
      'server-stays-on-the-server',
      { pathNot: '^packages/api-server/' },
      { path: '^packages/api-server/' },
      'Everybody else reaches the server by HTTP, through packages/api-slice.',
    ),
    rule(
      'server-renders-no-components',
      { path: '^packages/api-server/' },
      { path: '^(shell/|mf-[^/]+/|packages/(ui|instruments|facilities|api-slice)/|packages/plots/src/react/)' },
      'The server knows the domain and the contract; what the browser shows is not its business.',
    ),
    rule(
      'sql-lives-in-stores',
      { path: '^packages/api-server/src/', pathNot: ['/db/', '[.]store[.]ts$'] },
      { path: 'node_modules/drizzle-orm/' },
      'Services read like the business; only stores and platform/db know tables.',
    ),
    rule(
      'nine-wings',
      {},
      { path: SERVER, pathNot: wingPath(WINGS) },
      `The server has the wings ${WINGS.join(', ')}, and every file lies in one of them.`,
    ),
    ...oneWay,
    rule(
      'testing-stays-in-tests',
      { pathNot: [tests, '^packages/testing/'] },
      { path: '^packages/testing/' },
      'Builders and fakes never ship.',
    ),
    rule('fixtures-stay-in-tests', { pathNot: tests }, { path: fixtures }, 'What tests start from never ships.'),
    rule('no-riddles', {}, { couldNotResolve: true }, 'An import that is not found escapes every rule above.'),
    rule('no-circles', {}, { circular: true }, 'Two files that need each other are one file, or three.'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The kit's own modules have other paths there, and import what is at those paths.
    exclude: { path: '(^|/)(dist|[.]cache|[.]data)/|^packages/kit/own/' },
    // Otherwise an import by package name is not resolved, and no rule applies to it.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.cjs'],
    },
  },
};
