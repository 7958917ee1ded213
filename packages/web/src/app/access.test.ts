import { expect, it } from 'vitest';
import { decideAccess, homeOf } from './access';

const visitor = { isAuthenticated: false, user: null };
const worker = { isAuthenticated: true, user: { role: 'WORKER' } } as const;
const leader = { isAuthenticated: true, user: { role: 'LEADER' } } as const;
const show = { kind: 'show' };
const toLogin = { kind: 'redirect', to: '/login' };
const toChannels = { kind: 'redirect', to: '/channels' };

it('APP-01 leads from / to the channels when signed in and to the login otherwise', () => {
  expect(homeOf(leader)).toBe('/channels');
  expect(homeOf(visitor)).toBe('/login');
});

it('APP-02 opens public screens without signing in', () => {
  expect(decideAccess('public', visitor)).toEqual(show);
  expect(decideAccess('signed-out', visitor)).toEqual(show);
});

it("APP-03 redirects a visitor from every member's and leader's screen to the login", () => {
  expect(decideAccess('member', visitor)).toEqual(toLogin);
  expect(decideAccess('leader', visitor)).toEqual(toLogin);
  expect(decideAccess('member', worker)).toEqual(show);
});

it("APP-07 tells a worker that a leader's screen is not for them", () => {
  expect(decideAccess('leader', worker)).toEqual({ kind: 'no-permission' });
  expect(decideAccess('leader', leader)).toEqual(show);
});

it('AUTH-03 leads whoever is signed in from the sign-in screens to the channels', () => {
  expect(decideAccess('signed-out', worker)).toEqual(toChannels);
});
