import { create, del, get, post, put, type RestArea } from '../route.ts'

const id = '70efdf2ec9b086079795c442636b55fb'

export const staff: RestArea = {
  name: 'Staff',
  description: 'Staff accounts and their roles. There is always at least one owner.',
  routes: [
    get('/staff', 'staff.list', 'All staff'),
    create('/staff', 'staff.invite', 'Creates a staff account and emails a link to set its password', {
      refusals: ['CONFLICT'],
      example: { name: 'Test Cook', email: 'cook@example.com', staffRole: 'kitchen' },
    }),
    post(
      '/staff/:id/invitation',
      'staff.inviteAgain',
      'Emails a new link to a colleague without a password',
      {
        refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
        example: { id },
      },
    ),
    create(
      '/staff/:id/invitation-link',
      'staff.makeInvitationLink',
      'Makes a link to set a password, for a colleague who can’t get the email',
      {
        description:
          'Whoever opens it first chooses the password, so it is shown only in this response. Earlier links become void.',
        refusals: ['NOT_FOUND', 'CONFLICT'],
        example: { id },
      },
    ),
    put('/staff/:id/role', 'staff.changeRole', 'Changes a colleague’s role and logs them out', {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, staffRole: 'manager', from: 'kitchen' },
    }),
    post('/staff/:id/disable', 'staff.disable', "Disables a colleague's account immediately", {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    post('/staff/:id/enable', 'staff.enable', "Enables a colleague's account again", {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    del(
      '/staff/:id/second-factor',
      'staff.removeSecondFactor',
      'Removes a colleague’s authenticator app, passkeys and recovery codes',
      {
        status: 200,
        description:
          'For someone who has lost them. They are logged out, and log in with the password alone.',
        refusals: ['NOT_FOUND', 'CONFLICT'],
        example: { id },
      },
    ),
    del('/staff/:id', 'staff.remove', "Deletes a colleague's account; the log keeps their changes", {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
  ],
}
