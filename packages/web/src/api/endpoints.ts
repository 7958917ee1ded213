import type { RestCallName, RestCalls } from '@genbatalk/contract';

/** Method and path of each call as the contract has them. */
type Endpoints = {
  readonly [N in RestCallName]: `${RestCalls[N]['method']} ${RestCalls[N]['path']}`;
};

/**
 * The calls that this client makes. The compiler holds each line to the contract's; they stand here
 * because the contract's own table carries the schemas, which the browser need not load.
 */
export const endpoints = {
  login: 'POST /api/auth/login',
  register: 'POST /api/auth/register',
  logout: 'POST /api/auth/logout',
  faceToFaceAnonymous: 'POST /api/auth/face-to-face-anonymous',
  signInWithLink: 'POST /api/auth/sign-in-link/:token',
  setupLeader: 'POST /api/leader/setup/:token',
  changeLeaderPassword: 'PUT /api/leader/password',
  me: 'GET /api/users/me',
  updateMe: 'PATCH /api/users/me',
  onlineStatus: 'GET /api/users/online-status',
  listChannels: 'GET /api/channels',
  createChannel: 'POST /api/channels',
  joinChannel: 'POST /api/channels/:id/join',
  renameChannel: 'PATCH /api/channels/:id',
  deleteChannel: 'DELETE /api/channels/:id',
  setChannelMembers: 'PUT /api/channels/:id/members',
  transcript: 'GET /api/channels/:id/transcript',
  lookUpInvitation: 'GET /api/join/:token',
  joinAsNewUser: 'POST /api/join/:token/register',
  acceptInvitation: 'POST /api/join/:token/accept',
  listPhrases: 'GET /api/phrases',
  listMembers: 'GET /api/admin/members',
  invite: 'POST /api/admin/invite',
  deleteMember: 'DELETE /api/admin/members/:id',
  cancelInvitation: 'DELETE /api/admin/invitations/:id',
  listEngines: 'GET /api/engines',
  updateCompanySettings: 'PATCH /api/company/settings',
  listGlossary: 'GET /api/glossary',
  addTerm: 'POST /api/glossary',
  changeTerm: 'PATCH /api/glossary/:id',
  deleteTerm: 'DELETE /api/glossary/:id',
  exportGlossary: 'GET /api/glossary.csv',
  importGlossary: 'POST /api/glossary/import',
  createSignInLink: 'POST /api/admin/members/:id/sign-in-link',
  recognition: 'GET /api/recognition',
  translate: 'POST /api/translate',
  subscriptionStatus: 'GET /api/subscription/status',
  listPlans: 'GET /api/subscription/plans',
  upgradePlan: 'POST /api/subscription/upgrade',
  createCheckout: 'POST /api/subscription/create-checkout',
  openPortal: 'POST /api/subscription/portal',
  listInvoices: 'GET /api/subscription/invoices',
  usagePerDay: 'GET /api/usage/daily',
  usageAsCsv: 'GET /api/usage.csv',
  listAudit: 'GET /api/audit',
} as const satisfies Partial<Endpoints>;

export type CallName = keyof typeof endpoints;
