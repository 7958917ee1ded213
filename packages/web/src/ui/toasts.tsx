import { Notifications } from '@mantine/notifications';

/** Where toasts appear: at the top, so that they never lie on the talk button. */
export function Toasts() {
  return <Notifications position="top-center" limit={3} autoClose={6_000} zIndex={400} />;
}
