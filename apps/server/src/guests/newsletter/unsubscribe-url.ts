/** The unsubscribe link for one address; its key is behind the hash and so is not sent to a server automatically. */
export const unsubscribeUrl = (publicUrl: string, subscriberId: string): string =>
  `${publicUrl}/newsletter/unsubscribe#${subscriberId}`

/** The same for mail programs, which send no hash: only in an email's header, and never in our log. */
export const oneClickUrl = (publicUrl: string, subscriberId: string): string =>
  `${publicUrl}/newsletter/unsubscribe/${subscriberId}`
