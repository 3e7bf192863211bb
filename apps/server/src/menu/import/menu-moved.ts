import { Refusal } from '../../platform/refusal.ts'

export const menuMoved = () =>
  new Refusal('CONFLICT', 'The menu has changed since the preview. Run the preview again.')
