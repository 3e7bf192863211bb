/** Whether an address is behind the counter: those pages are an entry of their own, which guests never load. */
export const isAdminPath = (address: string): boolean => /^\/admin(\/|\?|#|$)/.test(address)
