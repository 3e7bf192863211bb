/** Whether an address belongs to the admin, which is an entry of its own that guests never load. */
export const isAdminPath = (address: string): boolean => /^\/admin(\/|\?|#|$)/.test(address)
