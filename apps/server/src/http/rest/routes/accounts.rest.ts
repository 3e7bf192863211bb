import { phone } from '../shapes/live.shapes.ts'
import { deviceId, madePasskey, passkeyId, signedPasskey } from '../shapes/login.shapes.ts'
import { create, del, get, post, put, type RestArea } from '../route.ts'

const id = '8f14e45fceea167a5a36dedd4bea2543'
const device = phone
const { endpoint } = device

export const push: RestArea = {
  name: 'Notifications',
  description:
    'Web Push: a device hears of an order, or of one that nobody has accepted, while no page is open. A device is what ' +
    '`PushSubscription.toJSON()` describes in the browser.',
  routes: [
    get('/push/key', 'push.key', 'The key that browsers subscribe with'),
    post('/orders/:id/push', 'push.subscribe', 'Tells a device when an order is ready', {
      description:
        'Also when its pickup time is moved, when it is cancelled, and when the restaurant has not confirmed it in time. ' +
        'At most five devices for an order.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      example: { id, device },
    }),
    del('/orders/:id/push', 'push.unsubscribe', 'Stops notifying a device about an order', {
      example: { id, endpoint },
    }),
    get('/admin/push', 'push.isAlerted', 'Whether a device gets the caller’s alerts', {
      example: { endpoint },
    }),
    post('/admin/push', 'push.alertMe', 'Sends the caller’s alerts to a device', {
      description:
        'Of orders that nobody has accepted. The device gets a first notification that says so. At most ten devices; ' +
        'another takes the place of the oldest.',
      example: { device },
    }),
    del('/admin/push', 'push.stopAlerts', 'Stops sending the caller’s alerts to a device', {
      example: { endpoint },
    }),
  ],
}

const name = 'Test Guest'
const email = 'guest@example.com'
const password = 'correct horse battery'
const mailedToken = 'the-key-of-the-mailed-link'

export const accounts: RestArea = {
  name: 'Accounts',
  description: 'Logging in and managing one’s own account, for customers and staff.',
  routes: [
    create('/auth/register', 'auth.register', 'Creates an account and signs in', {
      errors: ['CONFLICT', 'NOT_OPEN', 'RATE_LIMITED'],
      example: { name, email, password },
    }),
    create('/auth/set-up', 'auth.setUpOwner', 'Makes the first owner of a new restaurant', {
      description:
        'The `key` is the part after `#` of the link that the server logs at its start while there is no owner.',
      errors: ['CONFLICT', 'RATE_LIMITED'],
      example: { name, email, password, key: 'nQ3vT8xJ2mLk7RzYb5WcD1fGhS6pAe9u' },
    }),
    post('/auth/login', 'auth.login', 'Logs in', {
      description:
        'Send the `token` in the header `Authorization: Bearer …` of every further request. An unknown address and a ' +
        'wrong password both return 401, a disabled account and a wrong `code` 403. An account with a second factor ' +
        'returns `SECOND_FACTOR_REQUIRED` until the call has a `code` or a `passkey`.',
      errors: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { email, password },
    }),
    post('/auth/passkey/request', 'auth.requestPasskey', 'What a browser needs to use a passkey', {
      description:
        'For `navigator.credentials.get`, before a login or a confirmation. The challenge works once, for five minutes. CONFLICT: the site’s address is a number.',
      errors: ['CONFLICT', 'RATE_LIMITED'],
    }),
    post('/auth/passkey', 'auth.loginWithPasskey', 'Logs in with a passkey, without a password', {
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { passkey: signedPasskey },
    }),
    post('/auth/confirm', 'auth.confirm', 'Confirms that it is still the same person', {
      description:
        'What returns `CONFIRMATION_REQUIRED` works afterwards. With a second factor send a `code` or a `passkey`, without one the `password`.',
      status: 204,
      errors: ['SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { password },
    }),
    get('/account/login-methods', 'loginMethods.get', 'How the caller logs in'),
    post('/account/authenticator-app/setup', 'loginMethods.setUpApp', 'Begins to add an authenticator app', {
      description: 'An app that was added before works until a code of the new one is sent.',
    }),
    create('/account/authenticator-app', 'loginMethods.addApp', 'Adds the app, with its first code', {
      description: 'The first second factor of an account comes with recovery codes, which are shown once.',
      errors: ['RATE_LIMITED'],
      example: { code: '123456' },
    }),
    del('/account/authenticator-app', 'loginMethods.removeApp', 'Removes the authenticator app', {
      errors: ['NOT_FOUND', 'CONFLICT'],
    }),
    post('/account/passkeys/setup', 'loginMethods.setUpPasskey', 'What a browser needs to make a passkey', {
      description: 'For `navigator.credentials.create`.',
      errors: ['CONFLICT'],
    }),
    create('/account/passkeys', 'loginMethods.addPasskey', 'Adds a passkey that a browser has made', {
      errors: ['CONFLICT'],
      example: { name: 'Test phone', passkey: madePasskey },
    }),
    del('/account/passkeys/:id', 'loginMethods.removePasskey', 'Removes a passkey', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: passkeyId },
    }),
    post('/account/recovery-codes', 'loginMethods.renewCodes', 'Replaces the recovery codes', {
      errors: ['CONFLICT'],
    }),
    put('/account/pin', 'loginMethods.setPin', 'Sets the PIN, or another one', {
      description:
        'With it the caller takes over a session at the counter or in the kitchen. Ends what was taken over with an earlier one.',
      status: 204,
      example: { pin: '4071' },
    }),
    del('/account/pin', 'loginMethods.removePin', 'Removes the PIN', { errors: ['NOT_FOUND'] }),
    get('/auth/me', 'auth.me', 'The signed-in user'),
    get('/auth/session', 'auth.session', 'The signed-in user, or null', {
      description: 'An expired token returns null instead of an error.',
      readsToken: true,
      wrapIn: 'data',
    }),
    post('/auth/logout', 'auth.logout', 'Logs out', {
      description: 'Ends the session of the token. Always returns 204, even without a session.',
      status: 204,
      readsToken: true,
    }),
    get('/auth/demo', 'auth.demoLogin', 'The admin login of a demo', {
      description: 'Null outside demo mode.',
      wrapIn: 'data',
    }),
    get('/account', 'account.get', "The caller's account"),
    put('/account', 'account.rename', 'Changes the name', { example: { name } }),
    get('/account/export', 'account.export', 'Everything stored about the caller, to download'),
    put('/account/password', 'account.changePassword', 'Changes the password and ends every other session', {
      description: 'A wrong current password returns 403.',
      status: 204,
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { currentPassword: password, newPassword: 'a longer horse battery' },
    }),
    get('/account/sessions', 'account.sessions', 'The devices on which the caller is logged in'),
    del('/account/sessions/:id', 'account.endSession', 'Logs one device out', {
      description: 'Succeeds even if the device was already logged out.',
      example: { id: deviceId },
    }),
    post('/account/logout-everywhere', 'account.logoutEverywhere', 'Ends all sessions of the account', {
      status: 204,
    }),
    post('/account/delete', 'account.delete', 'Permanently deletes the account', {
      description:
        'Orders are kept, anonymized; those still open, once they are over. A wrong password returns 403. Deleting the only owner fails with CONFLICT, and so it does while an order waits for its online payment.',
      status: 204,
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { password },
    }),
    post('/account/password-reset', 'account.requestPasswordReset', 'Emails a link to reset the password', {
      description: 'The response is the same whether or not the account exists.',
      status: 204,
      errors: ['RATE_LIMITED'],
      example: { email },
    }),
    post(
      '/account/password-reset/confirm',
      'account.resetPassword',
      'Sets a new password with the emailed link',
      {
        description: 'Ends all sessions of the account and begins a new one. A link works once.',
        errors: ['SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
        example: { token: mailedToken, password },
      },
    ),
    post('/account/verification', 'account.requestVerification', 'Emails a link to verify the address', {
      status: 204,
      errors: ['RATE_LIMITED'],
    }),
    post(
      '/account/verification/confirm',
      'account.verifyEmail',
      'Verifies the address with the key in the emailed link',
      {
        description: 'From then on, orders placed as a guest with that address belong to the account too.',
        status: 204,
        errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
        example: { token: mailedToken },
      },
    ),
  ],
}

export const acting: RestArea = {
  name: 'Who is here',
  description:
    'At the counter and in the kitchen one device is logged in for all. With their PIN colleagues take its session over, so that orders, payments and the log name them. They may then do what board and counter need, and nothing that asks for a recent login.',
  routes: [
    get('/admin/acting', 'acting.get', 'Who acts in this session, and who could'),
    post('/admin/acting', 'acting.takeOver', 'Takes the session over with a PIN', {
      description:
        'Ten minutes without a change hand it back. A wrong PIN returns 403; after five it is locked for 15 minutes, then for twice as long.',
      errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      example: { userId: '70efdf2ec9b086079795c442636b55fb', pin: '4071' },
    }),
    del('/admin/acting', 'acting.end', 'Hands the session back to the account that logged in', {
      status: 200,
    }),
  ],
}
