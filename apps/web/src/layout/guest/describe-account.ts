import type { User } from '@tiffin/contract'

/** 'Asha', or 'Account' for a name of spaces. */
export function firstNameOf({ name }: User): string {
  const [firstName = ''] = name.trim().split(/\s/)
  return firstName || 'Account'
}

export const describeAccount = (firstName: string): string => `${firstName}, your account`
