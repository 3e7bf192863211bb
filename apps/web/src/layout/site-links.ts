/** Where the header and the footer lead, in their order (SPEC 2). */
export interface SiteLink {
  to: string
  label: string
}

export const mainLinks: SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/menu', label: 'Menu' },
  { to: '/order-online', label: 'Order Online' },
  { to: '/catering', label: 'Catering' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/contact', label: 'Contact Us' },
]

export const loginLink: SiteLink = { to: '/login', label: 'Login' }

export const exploreLinks: SiteLink[] = [
  { to: '/order-online', label: 'Order Online' },
  { to: '/menu', label: 'Menu' },
  { to: '/catering', label: 'Catering' },
]

export const companyLinks: SiteLink[] = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
]
