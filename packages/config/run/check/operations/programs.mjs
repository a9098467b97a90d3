import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a program; nothing when it is not installed. */
export function run(program, args, options = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  return error ? undefined : { ok: status === 0, output: `${stdout}${stderr}`.trim() };
}

/** The server blocks for nginx within a configuration of their own, with a certificate that is made for it. */
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

/** What systemd has to say of a unit. It warns of what it does not know, and goes on; that the program is elsewhere here is no matter. */
export function checkUnit(path) {
  const verified = run('systemd-analyze', ['verify', path]);
  const said = verified?.output.split('\n').filter((line) => line && !line.includes('is not executable'));
  return said && { ok: said.length === 0, output: said.join('; ') };
}

/** How exposed a unit is, from 0 to 10, as systemd rates it. */
export function exposureOf(path) {
  const evaluated = run('systemd-analyze', ['security', '--offline=true', path]);
  return evaluated && Number(/exposure level for \S+: ([\d.]+)/.exec(evaluated.output)?.[1]);
}
