/** Every address of the app that exists. A screen is linked only from here. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  signIn: '/signin/:token',
  join: '/join/:token',
  /** An invitation link that lost its token on the way (JOIN-05). */
  joinWithoutToken: '/join',
  setup: '/setup/:token',
  channels: '/channels',
  call: '/call/:channelId',
  faceToFace: '/face-to-face',
  speechTest: '/speech-test',
  settings: '/settings',
  adminMembers: '/admin/members',
  adminProfile: '/admin/profile',
  subscription: '/subscription',
  /** Where the payment provider leads back to after a purchase (PAY-06). */
  subscriptionSuccess: '/subscription/success',
  adminBilling: '/admin/billing',
  adminGlossary: '/admin/glossary',
  adminEngines: '/admin/engines',
} as const;

export function callPath(channelId: string): string {
  return paths.call.replace(':channelId', encodeURIComponent(channelId));
}

/** The link that brings a new member in, as it is copied, shared and shown as a QR code (MEMB-09). */
export function invitationUrl(origin: string, token: string): string {
  return origin + paths.join.replace(':token', encodeURIComponent(token));
}
