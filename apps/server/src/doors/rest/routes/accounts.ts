import { create, get, post, put, type RestArea } from '../route.ts'

const name = 'Test Guest'
const email = 'guest@example.com'
const password = 'correct horse battery'
const mailedToken = 'the-key-of-the-mailed-link'

export const accounts: RestArea = {
  name: 'Accounts',
  description: 'Logging in, and what somebody may do with their own account, customers and staff alike.',
  routes: [
    create('/auth/register', 'auth.register', 'Makes an account and signs it in', {
      refusals: ['CONFLICT', 'RATE_LIMITED'],
      example: { name, email, password },
    }),
    post('/auth/login', 'auth.login', 'Begins a session', {
      description:
        'The `token` goes into the header `Authorization: Bearer …` of every further call. An unknown address and a ' +
        'wrong password are answered alike, with 401. An account that was closed is 403.',
      refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
      example: { email, password },
    }),
    get('/auth/me', 'auth.me', 'Who is signed in'),
    get('/auth/session', 'auth.session', 'Who is signed in, or null', {
      description: 'A token that has ended is nobody, and not refused.',
      readsToken: true,
      wrapIn: 'data',
    }),
    post('/auth/logout', 'auth.logout', 'Ends the session', {
      description:
        'Ends the session of the token that is sent. Whoever has nothing to log out of is logged out: 204 to anybody.',
      status: 204,
      readsToken: true,
    }),
    get('/auth/demo', 'auth.demoLogin', "The admin's login where everybody may know it", {
      description: 'Null outside of demo mode.',
      wrapIn: 'data',
    }),
    get('/account', 'account.get', "The caller's account"),
    put('/account', 'account.rename', 'Changes the name', { example: { name } }),
    get('/account/export', 'account.export', 'Everything that is kept about the caller, to take along'),
    put('/account/password', 'account.changePassword', 'Changes the password and ends every other session', {
      description: 'A wrong current password is 403.',
      status: 204,
      refusals: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { currentPassword: password, newPassword: 'a longer horse battery' },
    }),
    post('/account/logout-everywhere', 'account.logoutEverywhere', 'Ends all sessions of the account', {
      status: 204,
    }),
    post('/account/delete', 'account.delete', 'Deletes the account for good', {
      description:
        'Orders stay without a name. A wrong password is 403; the only owner of the restaurant is refused with CONFLICT.',
      status: 204,
      refusals: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { password },
    }),
    post(
      '/account/password-reset',
      'account.requestPasswordReset',
      'Has a link mailed that sets a new password',
      {
        description: 'Answers the same whether there is such an account or not.',
        status: 204,
        refusals: ['RATE_LIMITED'],
        example: { email },
      },
    ),
    post(
      '/account/password-reset/confirm',
      'account.resetPassword',
      'Sets the password of whoever got the link',
      {
        description: 'Ends all sessions of the account and begins a new one. A link holds once.',
        refusals: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
        example: { token: mailedToken, password },
      },
    ),
    post(
      '/account/verification',
      'account.requestVerification',
      'Has a link mailed that verifies the address',
      {
        status: 204,
        refusals: ['RATE_LIMITED'],
      },
    ),
    post(
      '/account/verification/confirm',
      'account.verifyEmail',
      'Verifies the address by the key of the mailed link',
      {
        description: 'From then on, orders that a guest placed with the address belong to the account too.',
        status: 204,
        refusals: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
        example: { token: mailedToken },
      },
    ),
  ],
}
