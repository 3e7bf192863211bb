import type { SecurityEventKind } from '@tiffin/contract'

export const kindLabels: Record<SecurityEventKind, string> = {
  login: 'Login',
  'failed login': 'Failed login',
  'password reset': 'Password reset by email',
  'password change': 'Password changed',
  'wrong password': 'Wrong password while logged in',
  'wrong code': 'Wrong code',
  refused: 'Permission refused',
  export: 'File exported',
}
