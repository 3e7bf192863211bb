/** Whether an address belongs to the admin, a separate entry that guests never load. */
export const isAdminPath = (address: string): boolean => /^\/admin(\/|\?|#|$)/.test(address)
