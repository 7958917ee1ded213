import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { LoadingScreen } from '../ui/loading-screen';
import type { ScreenAccess } from './access';
import { Guard, Home } from './guard';
import { lazyScreen } from './lazy-screen';
import { NotFoundScreen } from './not-found-screen';
import { paths } from './paths';
import { SignedInLayers } from './signed-in-layers';

interface Screen {
  readonly path: string;
  readonly access: ScreenAccess;
  readonly Screen: ReturnType<typeof lazyScreen>;
}

const joinScreen = lazyScreen(() => import('../screens/join/join-screen'), 'JoinScreen', ['auth', 'join']);

const screens: readonly Screen[] = [
  {
    path: paths.login,
    access: 'signed-out',
    Screen: lazyScreen(() => import('../screens/login/login-screen'), 'LoginScreen', ['auth'], {
      hasQueries: false,
    }),
  },
  {
    path: paths.register,
    access: 'signed-out',
    Screen: lazyScreen(() => import('../screens/register/register-screen'), 'RegisterScreen', ['auth']),
  },
  {
    // Public, not signed-out: on a shared phone a link signs in whoever it is for.
    path: paths.signIn,
    access: 'public',
    Screen: lazyScreen(() => import('../screens/signin/signin-screen'), 'SignInScreen', ['auth']),
  },
  {
    // Public: a worker who is signed in accepts an invitation of another company here (JOIN-21).
    path: paths.join,
    access: 'public',
    Screen: joinScreen,
  },
  { path: paths.joinWithoutToken, access: 'public', Screen: joinScreen },
  {
    path: paths.setup,
    access: 'public',
    Screen: lazyScreen(() => import('../screens/setup/setup-screen'), 'SetupScreen', ['auth', 'setup']),
  },
  {
    path: paths.channels,
    access: 'member',
    Screen: lazyScreen(() => import('../screens/channels/channels-screen'), 'ChannelsScreen', [
      'channels',
      'directCall',
      'emergency',
      'subscription',
    ]),
  },
  {
    path: paths.call,
    access: 'member',
    Screen: lazyScreen(() => import('../screens/call/call-screen'), 'CallScreen', [
      'call',
      'presets',
      'emergency',
    ]),
  },
  {
    path: paths.settings,
    access: 'member',
    Screen: lazyScreen(() => import('../screens/settings/settings-screen'), 'SettingsScreen', [
      'auth',
      'settings',
      'subscription',
    ]),
  },
  {
    path: paths.adminMembers,
    access: 'leader',
    Screen: lazyScreen(() => import('../screens/admin-members/admin-members-screen'), 'AdminMembersScreen', [
      'auth',
      'members',
      'subscription',
    ]),
  },
  {
    path: paths.adminProfile,
    access: 'leader',
    Screen: lazyScreen(() => import('../screens/admin-profile/admin-profile-screen'), 'AdminProfileScreen', [
      'auth',
      'profile',
    ]),
  },
  {
    path: paths.subscription,
    access: 'leader',
    Screen: lazyScreen(() => import('../screens/subscription/subscription-screen'), 'SubscriptionScreen', [
      'subscription',
    ]),
  },
  {
    path: paths.subscriptionSuccess,
    access: 'leader',
    Screen: lazyScreen(() => import('../screens/subscription/success-screen'), 'SuccessScreen', [
      'subscription',
    ]),
  },
  {
    path: paths.adminBilling,
    access: 'leader',
    Screen: lazyScreen(() => import('../screens/admin-billing/admin-billing-screen'), 'AdminBillingScreen', [
      'billing',
      'subscription',
    ]),
  },
  {
    path: paths.adminGlossary,
    access: 'leader',
    Screen: lazyScreen(
      () => import('../screens/admin-glossary/admin-glossary-screen'),
      'AdminGlossaryScreen',
      ['glossary', 'subscription'],
    ),
  },
  {
    path: paths.adminEngines,
    access: 'leader',
    Screen: lazyScreen(() => import('../screens/admin-engines/admin-engines-screen'), 'AdminEnginesScreen', [
      'engines',
    ]),
  },
  {
    path: paths.faceToFace,
    access: 'public',
    Screen: lazyScreen(() => import('../screens/face-to-face/face-to-face-screen'), 'FaceToFaceScreen', [
      'faceToFace',
    ]),
  },
  {
    path: paths.speechTest,
    access: 'public',
    Screen: lazyScreen(() => import('../screens/speech-test/speech-test-screen'), 'SpeechTestScreen', [
      'speechTest',
    ]),
  },
];

export function Router() {
  return (
    <BrowserRouter>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          {screens.map(({ path, access, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Guard access={access}>
                  <Screen />
                </Guard>
              }
            />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
      <SignedInLayers />
    </BrowserRouter>
  );
}
