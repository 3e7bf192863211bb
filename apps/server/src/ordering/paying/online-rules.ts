import { onlineMethods, type OnlineMethod, type PaymentsSettings } from '@tiffin/contract'

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  onlineMethods.some((each) => each === method)

/** Whether a guest who has begun to pay online may still change their mind. */
export const canPayAtPickup = ({ online }: PaymentsSettings): boolean =>
  online.mode !== 'required' && !online.isRequiredOfNewGuests
