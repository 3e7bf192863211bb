import { create, del, get, post, put, type RestArea } from '../route.ts'

const id = '70efdf2ec9b086079795c442636b55fb'

export const staff: RestArea = {
  name: 'Staff',
  description: 'Who works here, and as what. The restaurant always keeps an owner.',
  routes: [
    get('/staff', 'staff.list', 'Everybody who works here'),
    create(
      '/staff',
      'staff.invite',
      'Makes an account behind the counter and mails a link to set its password',
      {
        refusals: ['CONFLICT'],
        example: { name: 'Test Cook', email: 'cook@example.com', staffRole: 'kitchen' },
      },
    ),
    put('/staff/:id/role', 'staff.changeRole', 'Gives a colleague other rights; they log in anew', {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, staffRole: 'manager', from: 'kitchen' },
    }),
    post('/staff/:id/disable', 'staff.disable', "Closes a colleague's account at once", {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    post('/staff/:id/enable', 'staff.enable', "Opens a colleague's account again", {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    del('/staff/:id', 'staff.remove', "Takes a colleague's account away; the log keeps what they have done", {
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
  ],
}
