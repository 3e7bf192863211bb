/** Whether an address belongs to the admin, a separate entry that guests never load. */
export const isAdminPath = (address: string): boolean => /^\/admin(\/|\?|#|$)/i.test(address)

/** How one logs in: open to all staff, whatever else they may see, and before anything else. */
export const OWN_LOGIN = '/admin/my-login'
