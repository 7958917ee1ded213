import { paths } from '../../../app/paths';

export type Referral =
  | { readonly kind: 'url'; readonly url: string }
  /** Nobody knows who refers (ERR-40). */
  | { readonly kind: 'no-user' }
  /** No address can be made of this page's origin (ERR-41). */
  | { readonly kind: 'failed' };

/** The link with which a company registers through a referrer: `{origin}/register?ref={userId}` (PROF-09). */
export function referralOf(userId: string | undefined, origin: string): Referral {
  if (userId === undefined || userId === '') return { kind: 'no-user' };
  try {
    const url = new URL(paths.register, origin);
    url.searchParams.set('ref', userId);
    return { kind: 'url', url: url.href };
  } catch {
    return { kind: 'failed' };
  }
}
