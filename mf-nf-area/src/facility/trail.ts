import { useProfile } from '@portal/api-slice';
import { can, isAdministrator } from '@portal/domain';
import type { Profile } from '@portal/domain';
import type { Crumb } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { trail: texts } = MESSAGES;

const HOME: Crumb = { label: texts.home, path: '/' };

/**
 * The breadcrumbs above a facility: the list of the user's menu that contains it, or the home page for users without
 * one. An owner's way begins at the home page, which lists the same facilities.
 */
export function trailOf(profile: Profile | null): Crumb[] {
  if (isAdministrator(profile)) return [{ label: texts.all, path: '/admin/edit-nfs' }];
  if (can(profile, 'edit-own-nf')) return [HOME, { label: texts.own, path: '/edit-my-nf/' }];
  if (can(profile, 'view-all-nf')) return [{ label: texts.history, path: '/cars/view-nf-history/' }];
  if (can(profile, 'evaluate-application')) return [{ label: texts.evaluate, path: '/cars/evaluate-nf' }];
  return [HOME];
}

/** The breadcrumbs above a facility for the current user. */
export const useTrail = (): Crumb[] => trailOf(useProfile());
