/** How the mail server is reached: by TLS, or not at all. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/**
 * Nodemailer's options for the setting SMTP_URL. Without TLS neither the password nor a link is said to another machine; what
 * the address itself says (`?requireTLS=false`) takes precedence.
 */
export const smtpOptions = (url: string) => ({ url, requireTLS: !LOOPBACK.test(new URL(url).hostname) })
