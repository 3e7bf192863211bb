/** How the mail server is reached: by TLS, or not at all. */
import { isLoopback } from './is-loopback.ts'

/**
 * Nodemailer's options for the setting SMTP_URL. Without TLS neither the password nor a link is said to another machine; what
 * the address itself says (`?requireTLS=false`) takes precedence.
 */
export const smtpOptions = (url: string) => ({ url, requireTLS: !isLoopback(new URL(url).hostname) })
