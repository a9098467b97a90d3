import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a program; undefined if it is not installed. */
export function run(program, args, options = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  return error ? undefined : { ok: status === 0, output: `${stdout}${stderr}`.trim() };
}

/** Checks nginx's server blocks within a generated configuration, with a generated certificate. */
export function checkNginx(path) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  try {
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=portal.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
    const made = run('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
    if (!made) return undefined;
    const servers = readFileSync(path, 'utf8')
      .replaceAll(/(ssl_certificate\s+)\S+;/g, `$1${certificate};`)
      .replaceAll(/(ssl_certificate_key\s+)\S+;/g, `$1${key};`);
    const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${servers} }`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    return (
      run('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]) ??
      run('/usr/sbin/nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Verifies a unit with systemd, which only warns of unknown settings. A missing executable is ignored, since it is
 * elsewhere.
 */
export function checkUnit(path) {
  const verified = run('systemd-analyze', ['verify', path]);
  const warnings = verified?.output.split('\n').filter((line) => line && !line.includes('is not executable'));
  return warnings && { ok: warnings.length === 0, output: warnings.join('; ') };
}

/** The exposure of a unit from 0 to 10, as rated by systemd. */
export function exposureOf(path) {
  const rated = run('systemd-analyze', ['security', '--offline=true', path]);
  return rated && Number(/exposure level for \S+: ([\d.]+)/.exec(rated.output)?.[1]);
}
