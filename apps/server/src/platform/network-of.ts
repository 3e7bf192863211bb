/**
 * The wider network of an address as `addressOf` writes it: anyone who rents a server has many addresses in it. An IPv4 address's
 * 256, an IPv6 network's 65,536.
 */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')

/** The same network, as people write it: `192.0.2.0/24`. Null if the address is unknown. */
export function formatNetwork(address: string): string | null {
  if (address === '') return null
  return networkOf(address) + (address.includes(':') ? '::/48' : '.0/24')
}

/** Whether a host's name or address, as in a URL or bare, means this machine itself. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname)
