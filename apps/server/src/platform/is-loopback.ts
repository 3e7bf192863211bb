/** Whether a host's name or address, as in a URL or bare, means this machine itself. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname)
