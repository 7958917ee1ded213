/** Every address of the app that exists. A screen is linked only from here. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  signIn: '/signin/:token',
  channels: '/channels',
  call: '/call/:channelId',
  faceToFace: '/face-to-face',
} as const;

export function callPath(channelId: string): string {
  return paths.call.replace(':channelId', encodeURIComponent(channelId));
}
