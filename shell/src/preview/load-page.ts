import { PASS_FIELD } from '@portal/domain';

/**
 * Loads a page of a preview into this tab. The pass is sent in a form: a URL could be passed on, whereas other sites
 * cannot send this form.
 */
export function loadPage(path: string, pass: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: path, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: PASS_FIELD, value: pass });
  form.append(field);
  document.body.append(form);
  form.submit();
}
