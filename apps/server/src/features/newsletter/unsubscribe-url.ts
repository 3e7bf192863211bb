/** The link that ends the letters to one address; behind the hash its key is never sent to a server by itself. */
export const unsubscribeUrl = (publicUrl: string, subscriberId: string): string =>
  `${publicUrl}/newsletter/unsubscribe#${subscriberId}`

/** The same for mail programs, which send no hash: only in a mail's header, and out of our log. */
export const oneClickUrl = (publicUrl: string, subscriberId: string): string =>
  `${publicUrl}/newsletter/unsubscribe/${subscriberId}`
